import { SeededRandom } from '../seeded-random.ts';
import type { Camera } from './photograph.ts';

const [width, height] = [900, 1200];
const mostDegrees = 25;

const between = (random: SeededRandom, from: number, to: number) => from + (to - from) * random.next();

/** A sheet in the frame, up to 25° askew in each direction, on a dark or a pale desk, half of them in a shadow. */
export function sheetsOnDesks(seed: number, count: number): Camera[] {
  return Array.from({ length: count }, (_, at) => {
    const random = SeededRandom.spread(seed * 1000 + at);
    const isPale = random.chance(0.5);
    const isShaded = random.chance(0.5);
    const askew = () => between(random, -mostDegrees, mostDegrees);
    return {
      width,
      height,
      pitch: askew(),
      yaw: askew(),
      roll: askew(),
      distance: between(random, 1.55, 1.9),
      table: isPale ? between(random, 165, 215) : between(random, 35, 140),
      light: between(random, 0, 0.35),
      ...(isShaded && {
        shadow: {
          degrees: between(random, 0, 360),
          distance: between(random, -0.3, 0.3),
          depth: between(random, 0.2, 0.5),
          softness: between(random, 0.002, 0.03),
        },
      }),
    };
  });
}
