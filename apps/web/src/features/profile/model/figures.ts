import type { CatalogField, Unit } from '@groundwork/contracts';

export const unitOf = ({ unit = 'money' }: CatalogField): Unit => unit;

const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** An empty box is no answer; a typed 0 is one. */
export function parseFigure(input: string): number | string | null {
  const bare = input.replaceAll(/[\s$,%]/g, '').replaceAll('−', '-');
  if (bare === '') return null;
  const negative = /^\((.+)\)$/.exec(bare);
  const text = negative === null ? bare : `-${negative[1] ?? ''}`;
  return plainNumber.test(text) ? Number(text) : input;
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export function formatFigure(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  return figures.format(value);
}

export function parseCells(clipboardText: string): string[] | null {
  const cells = clipboardText
    .replace(/(?<![\r\n])[\r\n]+$/, '')
    .split(/\t|\r?\n|;/)
    .map((cell) => cell.trim());
  return cells.length > 1 ? cells : null;
}

const monthCount = 12;

export type Month = number | string;

/** An empty array is the stored form of a year without figures. */
export function withCells(months: readonly Month[], from: number, cells: readonly string[]): Month[] {
  const next = Array.from({ length: monthCount }, (_, at) => {
    const cell = cells[at - from];
    return cell === undefined ? (months[at] ?? 0) : (parseFigure(cell) ?? 0);
  });
  return next.every((month) => month === 0) ? [] : next;
}
