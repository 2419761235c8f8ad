import type { Grey } from './paper.rules.ts';

/** Looked at in squares of so many pixels: a line of text is still several high. */
const side = 4;
const inkBelow = 170;
/** Rise for each pixel to the right: nobody lays paper down more askew without seeing it. */
const steepest = 0.045;
const coarse = 0.005;
const fine = 0.001;
/** Recognition follows a line by itself that rises by less. */
const levelEnough = 0.002;

interface Ink {
  columns: number;
  rows: number;
  /** Column and row of each dark square in turn. */
  places: Int32Array;
}

function inkOf({ data, width, height }: Grey): Ink {
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const places: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * side; y < (row + 1) * side; y += 1)
        for (let x = column * side; x < (column + 1) * side; x += 1) sum += data[y * width + x] ?? 0;
      if (sum < inkBelow * side * side) places.push(column, row);
    }
  return { columns, rows, places: Int32Array.from(places) };
}

/** How sharply rows of text and the gaps between them part when the page is seen along this tilt. */
function sharpness({ columns, rows, places }: Ink, tilt: number): number {
  const reach = Math.ceil(columns * steepest) + 1;
  const counts = new Int32Array(rows + 2 * reach);
  for (let at = 0; at < places.length; at += 2) {
    const row = Math.round((places[at + 1] ?? 0) - (places[at] ?? 0) * tilt) + reach;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < counts.length; row += 1) sum += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sum;
}

function sharpest(ink: Ink, from: number, to: number, step: number): number {
  let [best, most] = [0, sharpness(ink, 0)];
  for (let tilt = from; tilt <= to; tilt += step) {
    const found = sharpness(ink, tilt);
    if (found > most) [best, most] = [tilt, found];
  }
  return best;
}

/** How much the lines of a page fall for each pixel to the right. */
function tiltOf(grey: Grey): number {
  const ink = inkOf(grey);
  const about = sharpest(ink, -steepest, steepest, coarse);
  return sharpest(ink, about - coarse, about + coarse, fine);
}

/** The page with its lines level: each column is moved up or down, the middle one stays. */
export function levelled(grey: Grey): Buffer {
  const { data, width, height } = grey;
  const tilt = tiltOf(grey);
  if (Math.abs(tilt) < levelEnough) return data;
  const out = Buffer.alloc(data.length, 255);
  for (let x = 0; x < width; x += 1) {
    const shift = (x - width / 2) * tilt;
    const whole = Math.floor(shift);
    const part = shift - whole;
    const first = Math.max(0, -whole);
    const last = Math.min(height, height - 1 - whole);
    for (let y = first; y < last; y += 1) {
      const at = (y + whole) * width + x;
      out[y * width + x] = (data[at] ?? 255) * (1 - part) + (data[at + width] ?? 255) * part;
    }
  }
  return out;
}
