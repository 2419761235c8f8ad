import { centsOf, decimalOf } from '@groundwork/engine-cashflow';

export type RawCell = string | number | boolean | Date | null | undefined;

export interface Cell {
  text: string;
  isAmount: boolean;
}

const emptyCell: Cell = { text: '', isAmount: false };
const longestText = 200;
const numberedName = /^0\d|^\d{13,}$/;
const accountNumber = /^\d{3,6} ?(?:·|:| [-\u2013] ) ?(?=\p{L})/u;
const years = { first: 1990, last: 2100 };

const textCell = (text: string): Cell => ({ text: text.slice(0, longestText), isAmount: false });

function amountCell(cents: number): Cell {
  const text = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return { text, isAmount: true };
}

export function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

const isCount = (value: number) => Number.isFinite(value) && Math.abs(value) < 1e12;

function cellOf(raw: RawCell, decimal: '.' | ','): Cell {
  if (typeof raw === 'number')
    return isCount(raw) ? amountCell(Math.round(raw * 100)) : textCell(String(raw));
  if (raw instanceof Date) return textCell(dayOf(raw));
  if (typeof raw === 'boolean') return textCell(raw ? 'TRUE' : 'FALSE');
  const text = (raw ?? '').replaceAll(/\s+/g, ' ').trim();
  const cents = numberedName.test(text) ? null : centsOf(text, decimal);
  return cents === null ? textCell(text.replace(accountNumber, '')) : amountCell(cents);
}

const isYear = ({ text }: Cell) => {
  const value = Number(text.replaceAll(',', ''));
  return text.endsWith('.00') && value >= years.first && value <= years.last;
};

const amountsIn = (cells: readonly Cell[]) => cells.filter(({ isAmount }) => isAmount);

function isYearHeading(cells: readonly Cell[]): boolean {
  const amounts = amountsIn(cells);
  const isDistinct = new Set(amounts.map(({ text }) => text)).size === amounts.length;
  return amounts.every(isYear) && isDistinct && (amounts.length > 1 || cells.every(isEmptyOrAmount));
}

const toYear = (cell: Cell): Cell =>
  cell.isAmount ? textCell(cell.text.replace(/\.00$/, '').replaceAll(',', '')) : cell;

function withYears(rows: readonly (readonly Cell[])[]): Cell[][] {
  const first = rows.findIndex((cells) => amountsIn(cells).length > 0 && !isYearHeading(cells));
  const end = first < 0 ? rows.length : first;
  return rows.map((cells, at) => (at < end ? cells.map(toYear) : [...cells]));
}

const isEmptyOrAmount = ({ text, isAmount }: Cell) => isAmount || text === '';

function withoutCodes(cells: readonly Cell[]): Cell[] {
  const name = cells.findIndex(({ text, isAmount }) => text !== '' && !isAmount);
  return cells.map((cell, at) => (at < name && cell.isAmount ? emptyCell : cell));
}

/** One style of amounts for a whole table; nothing is guessed where no cell proves it. */
export function cellsOf(rows: readonly (readonly RawCell[])[]): Cell[][] {
  const texts = rows.flat().filter((raw): raw is string => typeof raw === 'string');
  const style = decimalOf(texts.filter((text) => /^[\s(+$\u2212-]*[\d.,]+[\s)$\u2212-]*$/.test(text)));
  const decimal = style === ',' ? ',' : '.';
  return withYears(rows.map((row) => withoutCodes(row.map((raw) => cellOf(raw, decimal)))));
}
