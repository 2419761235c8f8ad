/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The same file with some bytes changed, left out or doubled; its first eight stay, so that the door opens. */
export function mutated(original: Buffer, seed: number): Buffer {
  const next = seeded(seed);
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
