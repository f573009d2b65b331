"""Pictures, packed from `host_sim/art/*.txt` by `make art`. Imported when shown."""
