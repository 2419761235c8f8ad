const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

export function plain(cents: number): string {
  const size = Math.abs(cents);
  return `${grouped(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

const sign = (cents: number, mark: string) => (cents < 0 ? mark : '');

export const money = {
  plain,
  minus: (cents: number) => `${sign(cents, '-')}${plain(cents)}`,
  dollar: (cents: number) => `${sign(cents, '-')}$${plain(cents)}`,
  dollarMinus: (cents: number) => `$${sign(cents, '-')}${plain(cents)}`,
  trailing: (cents: number) => `${plain(cents)}${sign(cents, '-')}`,
  brackets: (cents: number) => (cents < 0 ? `(${plain(cents)})` : plain(cents)),
  dollarBrackets: (cents: number) => (cents < 0 ? `($${plain(cents)})` : `$${plain(cents)}`),
  whole: (cents: number) => `${sign(cents, '-')}${grouped(Math.abs(Math.round(cents / 100)))}`,
  signed: (cents: number) => `${cents < 0 ? '-' : '+'} $${plain(cents)}`,
  dash: (cents: number) => `${sign(cents, '\u2013')}$${plain(cents)}`,
  wholeBrackets: (cents: number) => {
    const size = grouped(Math.abs(Math.round(cents / 100)));
    return cents < 0 ? `(${size})` : size;
  },
  credit: (cents: number) => `${plain(cents)}${cents > 0 ? 'CR' : ''}`,
  noLeadingZero: (cents: number) => `${sign(cents, '-')}${plain(cents).replace(/^0\./, '.')}`,
};

const parts = (iso: string) => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month, day, name: MONTHS[Number(month) - 1] ?? '' };
};

export const date = {
  long: (iso: string) => {
    const { year, day, name } = parts(iso);
    return `${name} ${Number(day)}, ${year}`;
  },
  longPadded: (iso: string) => {
    const { year, day, name } = parts(iso);
    return `${name} ${day}, ${year}`;
  },
  short: (iso: string) => {
    const { year, day, name } = parts(iso);
    return `${name.slice(0, 3)} ${Number(day)}, ${year}`;
  },
  monthDay: (iso: string) => {
    const { day, name } = parts(iso);
    return `${name.slice(0, 3)} ${Number(day)}`;
  },
  upper: (iso: string) => {
    const { day, name } = parts(iso);
    return `${name.slice(0, 3).toUpperCase()} ${day}`;
  },
  slashed: (iso: string) => {
    const { year, month, day } = parts(iso);
    return `${month}/${day}/${year}`;
  },
  twoDigits: (iso: string) => {
    const { year, month, day } = parts(iso);
    return `${month}/${day}/${year.slice(2)}`;
  },
  bareDashed: (iso: string) => {
    const { month, day } = parts(iso);
    return `${Number(month)}-${Number(day)}`;
  },
  numbers: (iso: string) => {
    const { month, day } = parts(iso);
    return `${month}/${day}`;
  },
  bare: (iso: string) => {
    const { month, day } = parts(iso);
    return `${Number(month)}/${Number(day)}`;
  },
  dashed: (iso: string) => {
    const { month, day } = parts(iso);
    return `${month}-${day}`;
  },
  dayFirst: (iso: string) => {
    const { year, day, name } = parts(iso);
    return `${Number(day)} ${name} ${year}`;
  },
  dayMonth: (iso: string) => {
    const { day, name } = parts(iso);
    return `${Number(day)} ${name.slice(0, 3)}`;
  },
  named: (iso: string) => {
    const { year, day, name } = parts(iso);
    return `${day}-${name.slice(0, 3)}-${year}`;
  },
  weekday: (iso: string) => {
    const day = new Date(iso).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    return `${day}, ${date.long(iso)}`;
  },
  month: (iso: string) => parts(iso).name,
};

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

export const lastDay = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

export const monthOf = (year: number, month: number) => ({
  from: iso(year, month, 1),
  to: iso(year, month, lastDay(year, month)),
  day: (day: number) => iso(year, month, day),
});

const MILLISECONDS_OF_A_DAY = 86_400_000;

/** Days from one date on, across the ends of months. */
export function daysFrom(from: string, days: number) {
  const day = (number: number) =>
    new Date(Date.parse(from) + (number - 1) * MILLISECONDS_OF_A_DAY).toISOString().slice(0, 10);
  return { from, to: day(days), days, day };
}

export const yearOf = (year: number) => ({ from: iso(year, 1, 1), to: iso(year, 12, 31) });
