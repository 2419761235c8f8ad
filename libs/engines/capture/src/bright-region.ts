import type { GrayImage } from './pixels.ts';
import type { Point } from './quadrilateral.ts';

export interface BrightRegion {
  readonly cells: number;
  readonly outline: readonly Point[];
  readonly touchedSides: number;
}

const inRegion = 2;

interface Marks {
  readonly cells: Uint8Array;
  readonly line: number;
}

function markBright({ data, width, height }: GrayImage, threshold: number): Marks {
  const line = width + 2;
  const cells = new Uint8Array(line * (height + 2));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[y * width + x] ?? 0) >= threshold) cells[(y + 1) * line + x + 1] = 1;
  return { cells, line };
}

function spread({ cells, line }: Marks, stack: Int32Array, first: number): number {
  const neighbors = Int32Array.of(-line, line, -1, 1);
  let [filled, count] = [1, 0];
  stack[0] = first;
  cells[first] = inRegion;
  while (filled > 0) {
    filled -= 1;
    const at = stack[filled] ?? 0;
    count += 1;
    for (let side = 0; side < 4; side += 1) {
      const next = at + (neighbors[side] ?? 0);
      if (cells[next] !== 1) continue;
      cells[next] = inRegion;
      stack[filled] = next;
      filled += 1;
    }
  }
  return count;
}

function outlineOf({ cells, line }: Marks, width: number, height: number) {
  const outline: Point[] = [];
  const touched = new Set<string>();
  for (let y = 0; y < height; y += 1) {
    const row = cells.subarray((y + 1) * line + 1, (y + 2) * line - 1);
    const [left, right] = [row.indexOf(inRegion), row.lastIndexOf(inRegion)];
    if (left < 0) continue;
    outline.push({ x: left, y }, { x: left, y: y + 1 }, { x: right + 1, y }, { x: right + 1, y: y + 1 });
    if (y === 0) touched.add('top');
    if (y === height - 1) touched.add('bottom');
    if (left === 0) touched.add('left');
    if (right === width - 1) touched.add('right');
  }
  return { outline, touchedSides: touched.size };
}

export function findBrightRegion(image: GrayImage, threshold: number): BrightRegion {
  const marks = markBright(image, threshold);
  const stack = new Int32Array(image.data.length);
  let [first, most] = [0, 0];
  for (let at = 0; at < marks.cells.length; at += 1) {
    if (marks.cells[at] !== 1) continue;
    const count = spread(marks, stack, at);
    if (count > most) [first, most] = [at, count];
  }
  const region = markBright(image, threshold);
  if (most > 0) spread(region, stack, first);
  return { cells: most, ...outlineOf(region, image.width, image.height) };
}

export function brightnessAt({ data, width, height }: GrayImage, { x, y }: Point): number | null {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null;
  const at = top * width + left;
  const [across, down] = [x - 0.5 - left, y - 0.5 - top];
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
  const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

export function brightnessOfShare({ data }: GrayImage, share: number): number {
  const sorted = Uint8Array.from(data).sort();
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
