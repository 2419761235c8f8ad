import type { CatalogueField, Unit } from '@groundwork/contracts';

export const unitOf = ({ unit = 'money' }: CatalogueField): Unit => unit;

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** What was typed or pasted as a number; text that is none stays as it is, for the rules to refuse. */
export function readFigure(typed: string): number | string {
  const bare = typed.replaceAll(/[\s$,%]/g, '').replaceAll('−', '-');
  if (bare === '') return 0;
  const negative = /^\((.+)\)$/.exec(bare);
  const text = negative === null ? bare : `-${negative[1] ?? ''}`;
  return plainNumber.test(text) ? Number(text) : typed;
}

/** Empty figures are kept as 0, and an empty box says more than a zero nobody entered. */
export function showFigure(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || value === 0) return '';
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** One row or column copied from a spreadsheet; null where it is a single value, to be pasted as usual. */
export function readCells(pasted: string): string[] | null {
  const cells = pasted
    .replace(/[\r\n]+$/, '')
    .split(/\t|\r?\n|;/)
    .map((cell) => cell.trim());
  return cells.length > 1 ? cells : null;
}

const monthCount = 12;

export type Month = number | string;

/** Twelve cells, or none at all: that is what a year without figures is kept as. */
export function withCells(months: readonly Month[], from: number, cells: readonly string[]): Month[] {
  const next = Array.from({ length: monthCount }, (_, at) => {
    const cell = cells[at - from];
    return cell === undefined ? (months[at] ?? 0) : readFigure(cell);
  });
  return next.every((month) => month === 0) ? [] : next;
}
