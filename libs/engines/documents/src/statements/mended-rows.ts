import type { Line } from '../page.ts';
import type { Period } from './dates.ts';
import { withPoints } from './lost-points.ts';
import { withMendedDays } from './mended-days.ts';
import { lineOf } from './placed-days.ts';

const isRecognized = ({ words }: Line) => words.some(({ confidence }) => confidence !== undefined);

/** "1D:", "210ct" and "Aprl": letters that are read as digits, and digits that are read as letters. */
const misread: readonly [RegExp, string][] = [
  [/^[1l|]D(?=:|$)/, 'ID'],
  [/^(\d{0,2})0(ct)(?=\.?$)/i, '$1O$2'],
  [/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[lI]$/, '$1 1'],
];

const mended = (text: string) =>
  misread.reduce((rest, [pattern, right]) => rest.replace(pattern, right), text);

function withLetters(line: Line): Line {
  if (line.words.every(({ text }) => mended(text) === text)) return line;
  return lineOf(
    line.page,
    line.words.map((word) => ({ ...word, text: mended(word.text) })),
  );
}

export function withMendedRows(lines: readonly Line[], period: Period | null): readonly Line[] {
  return lines.some(isRecognized) ? withMendedDays(withPoints(lines.map(withLetters)), period) : lines;
}
