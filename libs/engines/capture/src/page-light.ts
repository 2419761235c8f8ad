import { type GrayImage, grayOf, type OwnPixels, type Pixels } from './pixels.ts';

/** In pixels: wider than a letter, narrower than a shadow. */
const squareSide = 40;
const paperShare = 0.2;
const darkest = 40;
const white = 250;
const maxLightDifference = 30;
const reach = 2;
const mostGain = 3;
const narrowShadow = 0.02;

interface Light {
  columns: number;
  rows: number;
  paper: Float32Array;
}

function measureSquare({ data, width, height }: GrayImage, left: number, top: number): number {
  const counts = new Uint32Array(256);
  let pixels = 0;
  for (let y = top; y < Math.min(height, top + squareSide); y += 2)
    for (let x = left; x < Math.min(width, left + squareSide); x += 2) {
      const brightness = data[y * width + x] ?? 0;
      counts[brightness] = (counts[brightness] ?? 0) + 1;
      pixels += 1;
    }
  let count = 0;
  for (let brightness = 255; brightness > darkest; brightness -= 1) {
    count += counts[brightness] ?? 0;
    if (count >= pixels * paperShare) return brightness;
  }
  return darkest;
}

function measureLight(image: GrayImage): Light {
  const [columns, rows] = [Math.ceil(image.width / squareSide), Math.ceil(image.height / squareSide)];
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      paper[row * columns + column] = measureSquare(image, column * squareSide, row * squareSide);
  return { columns, rows, paper };
}

function isUneven({ paper }: Light, leastShadow: number): boolean {
  const sorted = paper.slice().sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? white;
  return at(0.9) - at(leastShadow) > maxLightDifference;
}

export const isUnevenlyLit = (image: GrayImage): boolean => isUneven(measureLight(image), 0.1);

interface Neighbors {
  before: Int32Array;
  share: Float32Array;
}

function findNeighborSquares(length: number, squares: number): Neighbors {
  const before = new Int32Array(length);
  const share = new Float32Array(length);
  for (let at = 0; at < length; at += 1) {
    const position = Math.min(squares - 1, Math.max(0, at / squareSide - 0.5));
    before[at] = Math.max(0, Math.min(squares - 2, Math.floor(position)));
    share[at] = position - (before[at] ?? 0);
  }
  return { before, share };
}

const interpolate = (from: number, to: number, share: number) => from + (to - from) * share;

function interpolateRow({ columns, paper }: Light, down: Neighbors, y: number): Float32Array {
  const above = (down.before[y] ?? 0) * columns;
  const below = paper.length > above + columns ? above + columns : above;
  const share = down.share[y] ?? 0;
  return Float32Array.from({ length: columns }, (_, column) =>
    interpolate(paper[above + column] ?? white, paper[below + column] ?? white, share),
  );
}

function divideByLight({ data, width, height, channels }: Pixels, light: Light): Uint8Array<ArrayBuffer> {
  const [across, down] = [findNeighborSquares(width, light.columns), findNeighborSquares(height, light.rows)];
  const colors = Math.min(channels, 3);
  const out = new Uint8Array(data);
  for (let y = 0; y < height; y += 1) {
    const row = interpolateRow(light, down, y);
    for (let x = 0; x < width; x += 1) {
      const left = across.before[x] ?? 0;
      const from = row[left] ?? white;
      const paper = interpolate(from, row[left + 1] ?? from, across.share[x] ?? 0);
      const first = (y * width + x) * channels;
      for (let at = first; at < first + colors; at += 1)
        out[at] = Math.min(255, ((data[at] ?? 0) * white) / paper);
    }
  }
  return out;
}

export const evenOutLight = (image: GrayImage): Uint8Array<ArrayBuffer> =>
  divideByLight({ ...image, channels: 1 }, measureLight(image));

type Choice = (...values: number[]) => number;

function chooseAround({ columns, rows, paper }: Light, choice: Choice): Light {
  const chosen = new Float32Array(paper.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let best = paper[row * columns + column] ?? white;
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1)
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1)
          best = choice(best, paper[y * columns + x] ?? white);
      chosen[row * columns + column] = best;
    }
  return { columns, rows, paper: chosen };
}

/** A dark part of the print is narrower than a shadow. It stays dark, and a shadow ends where it ended. */
function withoutDarkPrint(light: Light): Light {
  const closed = chooseAround(chooseAround(light, Math.max), Math.min);
  return { ...closed, paper: closed.paper.map((brightness) => Math.max(brightness, white / mostGain)) };
}

export function evenOutColors(pixels: OwnPixels): OwnPixels {
  const light = withoutDarkPrint(measureLight(grayOf(pixels)));
  return isUneven(light, narrowShadow) ? { ...pixels, data: divideByLight(pixels, light) } : pixels;
}
