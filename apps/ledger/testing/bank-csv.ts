export interface CsvLine {
  day: string;
  cents: number;
  text: string;
}

const header = 'Date,Description,Amount,Balance';
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A CSV file with the balance after each row, the oldest row first. */
export function csvOf(lines: readonly CsvLine[], opening = 100_000): string {
  let balance = opening;
  const rows = lines.map(({ day, cents, text }) => {
    balance += cents;
    return `${day},${text},${dollars(cents)},${dollars(balance)}`;
  });
  return `${[header, ...rows].join('\n')}\n`;
}

export const lastDayOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

/** Sales, a rent and a loan payment each month, with a row on the first and the last day. */
export function linesOfMonth(month: string): CsvLine[] {
  return [
    { day: `${month}-01`, cents: 250_000, text: 'CARD SETTLEMENT SQUARE' },
    { day: `${month}-05`, cents: -90_000, text: 'RENT RIVERBEND PROPERTIES' },
    { day: `${month}-12`, cents: 410_000, text: 'ZELLE FROM HARBOR HOTEL' },
    { day: `${month}-20`, cents: -65_000, text: 'SBA LOAN PAYMENT' },
    { day: `${month}-${lastDayOf(month)}`, cents: -12_345, text: 'OFFICE SUPPLY 0001' },
  ];
}

export const csvOfMonths = (...months: string[]): string => csvOf(months.flatMap(linesOfMonth));

export const manyLines = (count: number, text: (at: number) => string): CsvLine[] =>
  Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2025, 0, 1) + Math.floor((at * 300) / count) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    cents: at % 3 === 0 ? 1100 : -500,
    text: text(at),
  }));

export const largeCsv = (): string =>
  csvOf(manyLines(100_000, (at) => `CARD PURCHASE ${at}${' X'.repeat(106)}`));
