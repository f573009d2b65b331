"""The buzzer through the computer's loudspeaker: square waves, as the chip's PWM makes them."""

import array

RATE = 22050
LOUDNESS = 2400  # of 32767: a buzzer is shrill


class Buzzer:
    """Plays what the simulated chip's buzzer pin does; silent where there is no loudspeaker. `pygame` is the module."""

    def __init__(self, pygame):
        self._pygame = pygame
        self._waves = {}
        self._heard = 0  # how many of the tones were already played
        try:
            pygame.mixer.init(RATE, -16, 1, 256)
            self._channel = pygame.mixer.Channel(0)
        except pygame.error:
            self._channel = None

    def follow(self, tones):
        """Take up what was added to the list of (ms, hz) since the last call; hz 0 is silence."""
        if len(tones) == self._heard:
            return
        self._heard = len(tones)
        if self._channel:
            hz = tones[-1][1] if tones else 0
            if hz:
                self._channel.play(self._wave(hz), loops=-1)
            else:
                self._channel.stop()

    def _wave(self, hz):
        """A tenth of a second in whole periods, so that it loops without a click."""
        if hz not in self._waves:
            periods = max(1, hz // 10)
            samples = array.array("h")
            for i in range(RATE * periods // hz):
                samples.append(LOUDNESS if i * hz * 2 // RATE % 2 == 0 else -LOUDNESS)
            self._waves[hz] = self._pygame.mixer.Sound(buffer=samples.tobytes())
        return self._waves[hz]
