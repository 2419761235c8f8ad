import type { Word } from '@groundwork/engine-documents';
import type { GrayPicture } from './gray-picture.model.ts';
import { findPaperBrightness } from './paper-brightness.rules.ts';

const cellSide = 4;
const inkDepth = 60;
const minDarkInCell = 2;
const minThickness = 10;
const maxThickness = 70;
const minElongation = 2;
const minShare = 1.5;

interface Grid {
  readonly isInk: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

function isDark({ data, width }: GrayPicture, ink: number, left: number, top: number): boolean {
  let dark = 0;
  for (let y = top; y < top + cellSide; y += 1)
    for (let x = left; x < left + cellSide; x += 1) if ((data[y * width + x] ?? 255) < ink) dark += 1;
  return dark >= minDarkInCell;
}

function gridOf(picture: GrayPicture): Grid {
  const [columns, rows] = [Math.floor(picture.width / cellSide), Math.floor(picture.height / cellSide)];
  const ink = findPaperBrightness(picture.data) - inkDepth;
  const isInk = Uint8Array.from({ length: columns * rows }, (_, at) =>
    isDark(picture, ink, (at % columns) * cellSide, Math.floor(at / columns) * cellSide) ? 1 : 0,
  );
  return { isInk, columns, rows };
}

function takeRegion(
  { isInk, columns }: Grid,
  first: number,
): { readonly width: number; readonly height: number } {
  const open = [first];
  let [left, right, top, bottom] = [columns, -1, Infinity, -1];
  isInk[first] = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    for (const beside of [-columns - 1, -columns, 1 - columns, -1, 1, columns - 1, columns, columns + 1])
      if (isInk[at + beside] === 1) {
        isInk[at + beside] = 0;
        open.push(at + beside);
      }
  }
  return { width: (right - left + 1) * cellSide, height: (bottom - top + 1) * cellSide };
}

function isWord({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const [thickness, length] = [Math.min(width, height), Math.max(width, height)];
  return thickness >= minThickness && thickness <= maxThickness && length >= thickness * minElongation;
}

/** Words are longer than high, in each light and between the rules of a table. */
export function isSideways(picture: GrayPicture): boolean {
  const grid = gridOf(picture);
  let [across, down] = [0, 0];
  for (let at = 0; at < grid.isInk.length; at += 1) {
    if (grid.isInk[at] !== 1) continue;
    const region = takeRegion(grid, at);
    if (!isWord(region)) continue;
    if (region.width > region.height) across += 1;
    else down += 1;
  }
  return down > across * minShare;
}

const minLetters = 4;

export function hasVerticalWords(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= minLetters);
  const vertical = long.filter(({ width, height }) => height > width);
  return long.length > 0 && vertical.length * 2 > long.length;
}
