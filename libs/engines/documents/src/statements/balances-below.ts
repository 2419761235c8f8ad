import { amountsWithCents } from '../amounts.ts';
import type { Line, Word } from '../page.ts';
import { startsWithDate } from './dates.ts';
import { isDirectlyBelow, lineOf } from './placed-days.ts';

const minRows = 3;
const beside = 120;

const isRow = (line: Line) => startsWithDate(line) && amountsWithCents(line).length === 1;

function balanceIn(line: Line): readonly Word[] | null {
  const [balance, other] = amountsWithCents(line);
  if (!balance || other || startsWithDate(line)) return null;
  const label = line.words[balance.first - 1]?.text ?? '';
  return /^balance:?$/i.test(label) ? line.words.slice(balance.first, balance.last + 1) : null;
}

const movedRight = (word: Word): Word => ({
  ...word,
  x: word.x + beside,
  moved: (word.moved ?? 0) - beside,
});

/** "Oct 1 Payee Fuel Amount -9.16", below it "Type Debit Balance 903.62": both lines are one row. */
export function withBalancesBelow(lines: readonly Line[]): readonly Line[] {
  const below = lines.map((line, at) => {
    const next = lines[at + 1];
    return next && isRow(line) && isDirectlyBelow(line, next) ? balanceIn(next) : null;
  });
  if (below.filter((balance) => balance !== null).length < minRows) return lines;
  return lines.flatMap((line, at) => {
    const balance = below[at] ?? null;
    if (balance) return [lineOf(line.page, [...line.words, ...balance.map(movedRight)])];
    return (below[at - 1] ?? null) === null ? [line] : [];
  });
}
