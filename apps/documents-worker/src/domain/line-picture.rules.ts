import type { GrayPicture } from './gray-picture.model.ts';
import type { TextLine } from './proposed-lines.rules.ts';

export const lineHeight = 48;
const minWidth = 32;
const middleGray = 127.5;

export interface LinePicture {
  /** From -1 for black to 1 for white. */
  readonly data: Float32Array;
  readonly width: number;
}

function brightnessAt({ data, width, height }: GrayPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [x - left, y - top];
  const at = (column: number, row: number) =>
    data[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] ?? 0;
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

function meanAt(gray: GrayPicture, x: number, y: number, step: number): number {
  const points = Math.max(1, Math.round(step));
  let sum = 0;
  for (let row = 0; row < points; row += 1)
    for (let column = 0; column < points; column += 1) {
      const [right, down] = [(column + 0.5) / points - 0.5, (row + 0.5) / points - 0.5];
      const reach = points > 1 ? step : 0;
      sum += brightnessAt(gray, x + right * reach, y + down * reach);
    }
  return sum / (points * points);
}

export function pictureOfLine(gray: GrayPicture, line: TextLine): LinePicture {
  const step = (line.half * 2) / lineHeight;
  const width = Math.max(minWidth, Math.ceil((line.right - line.left) / step));
  const data = new Float32Array(lineHeight * width);
  for (let column = 0; column < width; column += 1) {
    const x = line.left + (column + 0.5) * step - 0.5;
    const top = line.middle + line.slope * x - line.half;
    for (let row = 0; row < lineHeight; row += 1)
      data[row * width + column] = meanAt(gray, x, top + (row + 0.5) * step - 0.5, step) / middleGray - 1;
  }
  return { data, width };
}

export function reducedPage(gray: GrayPicture, width: number, height: number): Float32Array {
  const reduced = new Float32Array(width * height);
  const [across, down] = [gray.width / width, gray.height / height];
  for (let at = 0; at < reduced.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [left, top] = [Math.floor(x * across), Math.floor(y * down)];
    const right = Math.max(left + 1, Math.floor((x + 1) * across));
    const bottom = Math.max(top + 1, Math.floor((y + 1) * down));
    let sum = 0;
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) sum += gray.data[row * gray.width + column] ?? 0;
    reduced[at] = sum / ((bottom - top) * (right - left)) / 255;
  }
  return reduced;
}
