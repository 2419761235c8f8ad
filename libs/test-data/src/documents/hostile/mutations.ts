import { SeededRandom } from '../../seeded-random.ts';

/** The first eight bytes stay, so that the gateway accepts the file. */
export function mutate(original: Buffer, seed: number): Buffer {
  const random = SeededRandom.spread(seed);
  const next = (below: number) => random.whole(0, below - 1);
  let bytes = Buffer.from(original);
  for (let count = 1 + next(30); count > 0; count -= 1) {
    const at = 8 + next(bytes.length - 8);
    const length = 1 + next(64);
    const kind = next(4);
    if (kind === 0) bytes[at] = next(256);
    if (kind === 1) bytes.fill(next(256), at, Math.min(at + length, bytes.length));
    if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
  }
  return bytes;
}
