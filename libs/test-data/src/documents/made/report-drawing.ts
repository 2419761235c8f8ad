import type { Truth } from './form-drawing.ts';
import type { Part } from './people.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Family, Pen, type Sheet } from './sheet.ts';
import { dollars, money } from './written.ts';

interface Look {
  family: Family;
  size: number;
  right: number;
  indent: number;
  write: (value: number) => string;
  columns: 1 | 2;
  words: 0 | 1;
}

const looks: Record<Part, readonly Look[]> = {
  train: [
    {
      family: 'Helvetica',
      size: 10,
      right: 520,
      indent: 14,
      columns: 1,
      words: 0,
      write: (value) => money(value * 100, { dollar: false, negative: 'minus' }),
    },
    {
      family: 'Times',
      size: 10.5,
      right: 500,
      indent: 18,
      columns: 2,
      words: 0,
      write: (value) => dollars(value),
    },
  ],
  test: [
    {
      family: 'Times',
      size: 11,
      right: 540,
      indent: 10,
      columns: 1,
      words: 1,
      write: (value) => money(value * 100, { dollar: true, negative: 'brackets' }),
    },
    {
      family: 'Helvetica',
      size: 9.5,
      right: 430,
      indent: 20,
      columns: 2,
      words: 1,
      write: (value) => dollars(value, false),
    },
    {
      family: 'Courier',
      size: 9,
      right: 500,
      indent: 12,
      columns: 1,
      words: 1,
      write: (value) => money(value * 100, { dollar: false, negative: 'brackets' }),
    },
  ],
};

interface ReportRow {
  label: string;
  values: readonly number[];
  depth: number;
  total: boolean;
}

export const heading = (label: string, depth = 0): ReportRow => ({ label, values: [], depth, total: false });
export const item = (label: string, values: readonly number[], depth = 1): ReportRow => ({
  label,
  values,
  depth,
  total: false,
});
export const total = (label: string, values: readonly number[], depth = 0): ReportRow => ({
  label,
  values,
  depth,
  total: true,
});

export const lookOf = (part: Part, which: number): Look => {
  const look = looks[part][which % looks[part].length];
  if (!look) throw new Error('No such look');
  return look;
};

/** A bank prints cents, and one period. */
export const bankLookOf = (part: Part, which: number): Look => ({
  ...lookOf(part, which),
  columns: 1,
  write: (value) => money(value * 100, { dollar: true, negative: 'minus' }),
});

export function drawReport(
  head: readonly string[],
  rows: readonly ReportRow[],
  look: Look,
  titles: readonly string[],
): Sheet {
  const pen = new Pen(look.family, look.size, look.size * 1.6);
  for (const [at, text] of head.entries()) {
    pen.left(60, text, { size: look.size + (at < 2 ? 4 : 0), bold: at < 2 });
    pen.down(1.3);
  }
  pen.down(0.7);
  const places = titles.map((_, at) => look.right - (titles.length - 1 - at) * 95);
  for (const [at, text] of titles.entries()) pen.right(places[at] ?? look.right, text, { bold: true });
  pen.down();
  for (const { label, values, depth, total: isTotal } of rows) {
    if (isTotal) pen.rule();
    pen.left(60 + depth * look.indent, label, { bold: isTotal });
    for (const [at, place] of places.entries()) {
      const value = values[at];
      if (value !== undefined) pen.right(place, look.write(value), { bold: isTotal });
    }
    pen.down();
  }
  return pen.sheet;
}

type Amounts = number[];
export const plus = (...all: readonly Amounts[]): Amounts =>
  (all[0] ?? []).map((_, at) => all.reduce((sum, each) => sum + (each[at] ?? 0), 0));
export const minus = (a: Amounts, b: Amounts): Amounts => a.map((value, at) => value - (b[at] ?? 0));
export const some = (random: SeededRandom, from: number, to: number, columns: number): Amounts =>
  Array.from({ length: columns }, () => random.whole(from, to));

export const truthOf = (figures: Record<string, Amounts>): Truth[] =>
  Object.entries(figures).map(([name, values]) => ({ name, value: values[0] ?? 0 }));

export const yearsOf = (random: SeededRandom, columns: number) => {
  const year = random.whole(2021, 2025);
  return { year, titles: Array.from({ length: columns }, (_, at) => String(year - at)) };
};
