import type { Word } from '@groundwork/engine-documents';
import type { GrayPicture } from './gray-picture.model.ts';

const squareSide = 4;
const inkBelow = 140;
const minRatio = 1.3;

function sharpnessOf(counts: readonly number[]): number {
  let sum = 0;
  for (let at = 1; at < counts.length; at += 1) sum += ((counts[at] ?? 0) - (counts[at - 1] ?? 0)) ** 2;
  return counts.length === 0 ? 0 : sum / counts.length;
}

export function isSideways({ data, width, height }: GrayPicture): boolean {
  const [columns, rows] = [Math.floor(width / squareSide), Math.floor(height / squareSide)];
  const [inRow, inColumn] = [Array.from({ length: rows }, () => 0), Array.from({ length: columns }, () => 0)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if ((data[row * squareSide * width + column * squareSide] ?? 255) >= inkBelow) continue;
      inRow[row] = (inRow[row] ?? 0) + 1;
      inColumn[column] = (inColumn[column] ?? 0) + 1;
    }
  return sharpnessOf(inColumn) > sharpnessOf(inRow) * minRatio;
}

const minLetters = 4;

export function hasVerticalWords(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= minLetters);
  const vertical = long.filter(({ width, height }) => height > width);
  return long.length > 0 && vertical.length * 2 > long.length;
}
