import type { CatalogueField, Unit } from '@groundwork/contracts';

export const unitOf = ({ unit = 'money' }: CatalogueField): Unit => unit;

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

export function parseFigure(input: string): number | string {
  const bare = input.replaceAll(/[\s$,%]/g, '').replaceAll('−', '-');
  if (bare === '') return 0;
  const negative = /^\((.+)\)$/.exec(bare);
  const text = negative === null ? bare : `-${negative[1] ?? ''}`;
  return plainNumber.test(text) ? Number(text) : input;
}

/** The stored value of an empty figure is 0, so 0 is an empty box. */
export function formatFigure(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || value === 0) return '';
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

export function parseCells(clipboardText: string): string[] | null {
  const cells = clipboardText
    .replace(/[\r\n]+$/, '')
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
    return cell === undefined ? (months[at] ?? 0) : parseFigure(cell);
  });
  return next.every((month) => month === 0) ? [] : next;
}
