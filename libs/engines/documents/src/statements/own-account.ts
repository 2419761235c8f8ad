import { centsOf } from '../amounts.ts';
import type { Line } from '../page.ts';
import { beginningPatterns, endingPatterns } from './balance-text.ts';
import { dateAtStart, startsWithDate } from './dates.ts';
import { amountsWithCents } from './transactions.ts';

interface Account {
  begin: number;
  end: number | null;
  lines: readonly Line[];
}

function balanceIn(line: Line, patterns: readonly RegExp[]): number | null {
  const text = line.text.slice(dateAtStart(line.text)?.length ?? 0).trim();
  const isBalance = patterns.some((label) => label.exec(text)?.index === 0);
  const amount = isBalance ? amountsWithCents(line).at(-1) : undefined;
  return amount === undefined ? null : centsOf(amount.value);
}

function accountFrom(lines: readonly Line[]): Account[] {
  const begin = lines[0] ? balanceIn(lines[0], beginningPatterns) : null;
  const ends = lines.flatMap((line) => balanceIn(line, endingPatterns) ?? []);
  return begin === null ? [] : [{ begin, end: ends.at(-1) ?? null, lines }];
}

const rowsOf = ({ lines }: Account) => lines.filter(startsWithDate).length;

const areSeparate = (accounts: readonly Account[]) =>
  accounts.every(({ end }, at) => end !== null && end !== accounts[at + 1]?.begin);

/**
 * The account with the most rows, of several in one statement. Its table begins with a dated balance. The amounts above
 * the tables belong to all of them.
 */
export function ownAccount(lines: readonly Line[]): readonly Line[] {
  const starts = lines.flatMap((line, at) =>
    startsWithDate(line) && balanceIn(line, beginningPatterns) !== null ? [at] : [],
  );
  if (starts.length < 2) return lines;
  const accounts = starts.flatMap((start, at) => accountFrom(lines.slice(start, starts[at + 1])));
  if (!areSeparate(accounts)) return lines;
  const [own] = [...accounts].sort((a, b) => rowsOf(b) - rowsOf(a));
  const head = lines.slice(0, starts[0]).filter((line) => amountsWithCents(line).length === 0);
  return [...head, ...(own?.lines ?? [])];
}
