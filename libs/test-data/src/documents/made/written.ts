export interface Hand {
  dollar: boolean;
  negative: 'minus' | 'brackets' | 'trailing';
  day: (year: number, month: number, day: number) => string;
  long: (year: number, month: number, day: number) => string;
}

const two = (value: number) => String(value).padStart(2, '0');
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const named = (month: number) => months[month - 1] ?? '';

export const days = {
  slashes: (_: number, month: number, day: number) => `${two(month)}/${two(day)}`,
  slashesYear: (year: number, month: number, day: number) => `${two(month)}/${two(day)}/${year}`,
  short: (year: number, month: number, day: number) => `${two(month)}/${two(day)}/${two(year % 100)}`,
  month: (_: number, month: number, day: number) => `${named(month).slice(0, 3)} ${two(day)}`,
  dayFirst: (_: number, month: number, day: number) => `${two(day)} ${named(month).slice(0, 3)}`,
  iso: (year: number, month: number, day: number) => `${year}-${two(month)}-${two(day)}`,
  long: (year: number, month: number, day: number) => `${named(month)} ${day}, ${year}`,
};

export const cents = (value: number): string =>
  (Math.abs(value) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function money(value: number, { dollar, negative }: Pick<Hand, 'dollar' | 'negative'>): string {
  const plain = `${dollar ? '$' : ''}${cents(value)}`;
  if (value >= 0) return plain;
  if (negative === 'brackets') return `(${plain})`;
  return negative === 'minus' ? `-${plain}` : `${plain}-`;
}

/** Whole dollars, as on tax forms. */
export const dollars = (value: number, brackets = true): string => {
  const plain = Math.abs(value).toLocaleString('en-US');
  if (value >= 0) return plain;
  return brackets ? `(${plain})` : `-${plain}`;
};
