import { type Glyph, glyphsOf, type MaskableWord, readingLines } from './glyphs.ts';

const columnGap = 1.2;
const mostLinesBelow = 3;
const edge = 2;

export function cellsOf(line: readonly MaskableWord[]): MaskableWord[][] {
  const cells: MaskableWord[][] = [];
  for (const word of line) {
    const last = cells.at(-1)?.at(-1);
    const gap = last ? word.x - (last.x + last.width) : 0;
    if (last && gap <= columnGap * Math.min(last.height, word.height)) cells.at(-1)?.push(word);
    else cells.push([word]);
  }
  return cells;
}

const startOf = (cell: readonly MaskableWord[]): number => cell[0]?.x ?? 0;
const endOf = (cell: readonly MaskableWord[]): number => {
  const last = cell.at(-1);
  return last ? last.x + last.width : 0;
};

const isBelow = (cell: readonly MaskableWord[], lower: readonly MaskableWord[]): boolean =>
  startOf(lower) < endOf(cell) + edge && startOf(cell) < endOf(lower) + edge;

/** A number that wraps in a column continues in the cell below, not in the next word of its line. */
export function columnStreams(lines: readonly MaskableWord[][]): Glyph[][] {
  const cells = lines.map(cellsOf);
  const below = (cell: readonly MaskableWord[], at: number): MaskableWord[] => {
    const next = cells.slice(at + 1, at + 1 + mostLinesBelow);
    return next.flatMap((row) => row.filter((lower) => isBelow(cell, lower))).flat();
  };
  const hasColumns = (at: number) => cells.slice(at, at + 2).some((row) => row.length > 1);
  return cells.flatMap((row, at) =>
    hasColumns(at) ? row.map((cell) => glyphsOf([...cell, ...below(cell, at)])) : [],
  );
}

const gutter = 12;

/** A number at the end of a line in a column of text continues on the next line of that column. */
export function flowStreams(words: readonly MaskableWord[]): Glyph[][] {
  const blocks: MaskableWord[][] = [];
  let end = -Infinity;
  for (const word of [...words].sort((one, other) => one.x - other.x)) {
    if (word.x < end + gutter) blocks.at(-1)?.push(word);
    else blocks.push([word]);
    end = Math.max(end, word.x + word.width);
  }
  return blocks.length > 1 ? blocks.map((block) => glyphsOf(readingLines(block).flat())) : [];
}
