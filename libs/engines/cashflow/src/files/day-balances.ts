import { byDay } from '../days.ts';
import { sumOf } from '../rounding.ts';
import type { Anchor } from './bank-file.ts';

export interface ChainRow {
  readonly day: string;
  readonly cents: number;
  readonly balance: number | null;
}

interface BankDay {
  readonly day: string;
  readonly rows: readonly ChainRow[];
  readonly sum: number;
  readonly balances: ReadonlySet<number>;
  /** The last balance of the day, unless a row of another day is on the wrong side of it. */
  readonly last: number | null;
}

const noBalances: ReadonlySet<number> = new Set();

function lastBalances(rows: readonly ChainRow[]): Map<string, number> {
  const earliestAfter: string[] = [];
  let earliest = '9999-12-31';
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    earliestAfter[at] = earliest;
    const day = rows[at]?.day ?? earliest;
    if (day < earliest) earliest = day;
  }
  const balances = new Map<string, number>();
  let latest = '';
  rows.forEach(({ day, balance }, at) => {
    if (day > latest) latest = day;
    if ((earliestAfter[at] ?? '') > day && latest === day && balance !== null) balances.set(day, balance);
  });
  return balances;
}

function daysOf(rows: readonly ChainRow[]): BankDay[] {
  const groups = new Map<string, ChainRow[]>();
  for (const row of rows) {
    const group = groups.get(row.day);
    if (group === undefined) groups.set(row.day, [row]);
    else group.push(row);
  }
  const last = lastBalances(rows);
  return [...groups]
    .map(([day, own]) => ({
      day,
      rows: own,
      sum: sumOf(own, ({ cents }) => cents),
      balances: new Set(own.flatMap(({ balance }) => balance ?? [])),
      last: last.get(day) ?? null,
    }))
    .sort(byDay);
}

function leadsOnFrom(days: readonly BankDay[], at: number): (evening: number) => boolean {
  let sum = 0;
  for (let place = at + 1; place < days.length; place += 1) {
    const { sum: own = 0, balances = noBalances } = days[place] ?? {};
    sum += own;
    const total = sum;
    if (balances.size > 0) return (evening) => balances.has(evening + total);
  }
  return () => true;
}

/** Some banks print the balance of the evening beside each row of the day. */
function hasEvenings(days: readonly BankDay[]): boolean {
  const several = days.filter(({ rows }) => rows.length > 1);
  const hasOne = ({ balances, rows }: BankDay): boolean =>
    balances.size === 1 && rows.every(({ balance }) => balance !== null);
  return several.length > 0 && several.every(hasOne);
}

const beforeRow = ({ balance, cents }: ChainRow): number | null =>
  balance === null ? null : balance - cents;

function openingOf(rows: readonly ChainRow[], days: readonly BankDay[]): number | null {
  const [row, day] = [rows[0], days[0]];
  if (row?.day !== day?.day || day === undefined || row === undefined || row.balance === null) return null;
  if (hasEvenings(days)) return row.balance - day.sum;
  const leadsOn = leadsOnFrom(days, 0);
  const isOpening = (opening: number | null): boolean =>
    opening !== null && day.balances.has(opening + day.sum) && leadsOn(opening + day.sum);
  const first = beforeRow(row);
  return [first, ...day.rows.map(beforeRow)].find(isOpening) ?? first;
}

/** Without the balance of the evening before, the next day decides which balance was the last one. */
function freshStart(days: readonly BankDay[], at: number): number | null {
  const { last = null, balances = noBalances } = days[at] ?? {};
  const leadsOn = leadsOnFrom(days, at);
  if (last === null || leadsOn(last)) return last;
  return [...balances].find(leadsOn) ?? last;
}

export interface DayBalances {
  readonly opening: number | null;
  readonly ends: readonly Anchor[];
}

export function dayBalances(rows: readonly ChainRow[], before: number | null): DayBalances {
  const days = daysOf(rows);
  const opening = before ?? openingOf(rows, days);
  const ends: Anchor[] = [];
  let evening = opening;
  days.forEach(({ day, sum, balances }, at) => {
    if (evening !== null) evening += sum;
    if (balances.size === 0) return;
    if (evening === null || !balances.has(evening)) evening = freshStart(days, at);
    if (evening !== null) ends.push({ day, cents: evening });
  });
  return { opening, ends };
}
