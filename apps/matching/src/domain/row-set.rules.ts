/** One bit for each row: 156 bytes for 1,247 programs. */
export function rowSet(rows: readonly number[]): Buffer {
  const bits = Buffer.alloc(Math.floor(Math.max(-1, ...rows) / 8) + 1);
  for (const row of rows) bits[row >> 3] = (bits[row >> 3] ?? 0) | (1 << (row & 7));
  return bits;
}

export function rowsOnlyIn(set: Buffer, other: Buffer): number {
  let count = 0;
  set.forEach((byte, at) => {
    for (let left = byte & ~(other[at] ?? 0); left > 0; left &= left - 1) count += 1;
  });
  return count;
}

export const hasRow = (set: Buffer, row: number): boolean => ((set[row >> 3] ?? 0) & (1 << (row & 7))) !== 0;
