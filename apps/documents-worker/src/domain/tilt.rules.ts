import type { GrayPicture } from './gray-picture.model.ts';

const squareSide = 4;
const inkBelow = 170;
/** Rise per pixel to the right. People correct a larger tilt themselves. */
const maxSlope = 0.045;
const coarseStep = 0.005;
const fineStep = 0.001;
const minSlope = 0.002;

interface Ink {
  columns: number;
  rows: number;
  places: Int32Array;
}

function findInk({ data, width, height }: GrayPicture): Ink {
  const [columns, rows] = [Math.floor(width / squareSide), Math.floor(height / squareSide)];
  const places: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let y = row * squareSide; y < (row + 1) * squareSide; y += 1)
        for (let x = column * squareSide; x < (column + 1) * squareSide; x += 1)
          sum += data[y * width + x] ?? 0;
      if (sum < inkBelow * squareSide * squareSide) places.push(column, row);
    }
  return { columns, rows, places: Int32Array.from(places) };
}

function computeSharpness({ columns, rows, places }: Ink, tilt: number): number {
  const reach = Math.ceil(columns * maxSlope) + 1;
  const counts = new Int32Array(rows + 2 * reach);
  for (let at = 0; at < places.length; at += 2) {
    const row = Math.round((places[at + 1] ?? 0) - (places[at] ?? 0) * tilt) + reach;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < counts.length; row += 1) sum += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sum;
}

function findSharpestTilt(ink: Ink, from: number, to: number, step: number): number {
  let [best, most] = [0, computeSharpness(ink, 0)];
  for (let tilt = from; tilt <= to; tilt += step) {
    const sharpness = computeSharpness(ink, tilt);
    if (sharpness > most) [best, most] = [tilt, sharpness];
  }
  return best;
}

function measureTilt(image: GrayPicture): number {
  const ink = findInk(image);
  const roughTilt = findSharpestTilt(ink, -maxSlope, maxSlope, coarseStep);
  return findSharpestTilt(ink, roughTilt - coarseStep, roughTilt + coarseStep, fineStep);
}

interface Straightened {
  data: Buffer;
  tilt: number;
}

export function straighten(image: GrayPicture): Straightened {
  const { data, width, height } = image;
  const tilt = measureTilt(image);
  if (Math.abs(tilt) < minSlope) return { data, tilt: 0 };
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
  return { data: out, tilt };
}
