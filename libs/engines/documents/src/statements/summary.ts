import { type Amount, amountsOf, centsOf } from '../amounts.ts';
import { depositLabels, withdrawalLabels } from '../kinds/bank-phrases.ts';
import { labelPatterns } from '../kinds/kind.ts';
import { headedAmounts } from '../headed-amounts.ts';
import { type Pair, pairsOf } from '../layout.ts';
import type { Line } from '../page.ts';
import {
  beginningPatterns,
  endingPatterns,
  isBalanceRow,
  isBalanceText,
  withoutDay,
} from './balance-text.ts';
import { dateAtStart } from './dates.ts';
import { balanceConflict, balancesByDay, type Conflict, nameOf } from './balance-conflict.ts';
import { solveSigns } from './signs.ts';
import { directionOf } from './sections.ts';

export interface SummaryItem {
  label: string;
  line: Line;
  amount: Amount;
  moved: number;
}

export interface Totals {
  deposits: number;
  withdrawals: number;
}

interface StatementReading {
  begin: Pair | null;
  end: Pair | null;
  totals: Totals | null;
  items: readonly SummaryItem[];
  isConsistent: boolean;
  conflict: Conflict | null;
}

const patterns = {
  begin: beginningPatterns,
  end: endingPatterns,
  deposits: labelPatterns(...depositLabels),
  withdrawals: labelPatterns(...withdrawalLabels),
};

const maxCandidates = 4;

function matching(pairs: readonly Pair[], labels: readonly RegExp[]): Pair[] {
  const matches = labels.flatMap((label) => pairs.filter((pair) => label.test(pair.label)));
  const values = matches.map(({ amount }) => amount.value);
  return matches.filter((_, at) => values.indexOf(values[at] ?? 0) === at).slice(0, maxCandidates);
}

const undated = (pairs: readonly Pair[]) =>
  pairs.filter(({ label }) => dateAtStart(label) === null || isBalanceText(withoutDay(label)));

const maxItems = 12;
const columnWidth = 16;
const noMove =
  /average|avg|\bapy\b|yield|year[- ]to[- ]date|\bytd\b|minimum|lowest|available|rate\b|days?\b.{0,200}\b(?:in|period)/i;

function itemsBetween(begin: Pair, end: Pair, pairs: readonly Pair[]): Pair[] {
  const [from, to] = [pairs.indexOf(begin), pairs.indexOf(end)];
  if (to - from < 2) return [];
  const isInColumn = ({ amount }: Pair) => Math.abs(amount.right - begin.amount.right) < columnWidth;
  const between = pairs.slice(from + 1, to).filter(({ label }) => !noMove.test(label));
  const items = isInColumn(end) ? between.filter(isInColumn) : between;
  const isOtherAccount = items.some(({ label }) => patterns.begin.some((each) => each.test(label)));
  return items.length > maxItems || isOtherAccount ? [] : items;
}

function summaryReading(begin: Pair, end: Pair, pairs: readonly Pair[]): StatementReading | null {
  const items = itemsBetween(begin, end, pairs);
  if (items.length < 2) return null;
  const hints = items.map(({ label, amount }) => ({
    cents: Math.abs(centsOf(amount.value)),
    direction: amount.value < 0 ? -1 : directionOf(label),
  }));
  const moves = solveSigns(hints, centsOf(end.amount.value) - centsOf(begin.amount.value));
  const chosen = moves ?? hints.map(({ cents, direction }) => cents * (direction ?? 0));
  const sumOf = (direction: 1 | -1) =>
    Math.abs(chosen.filter((move) => move * direction > 0).reduce((sum, move) => sum + move, 0)) / 100;
  return {
    begin,
    end,
    totals: { deposits: sumOf(1), withdrawals: sumOf(-1) },
    items: items.map(({ label, line, amount }, at) => ({
      label,
      line,
      amount,
      moved: (chosen[at] ?? 0) / 100,
    })),
    isConsistent: moves !== null,
    conflict: moves ? null : conflictIn(items, chosen, { begin, end, pairs }),
  };
}

interface Balances {
  begin: Pair;
  end: Pair;
  pairs: readonly Pair[];
}

function conflictIn(
  items: readonly Pair[],
  moves: readonly number[],
  { begin, end, pairs }: Balances,
): Conflict | null {
  const difference = centsOf(end.amount.value) - centsOf(begin.amount.value);
  const gap = difference - moves.reduce((sum, move) => sum + move, 0);
  for (const [at, item] of items.entries()) {
    const move = moves[at] ?? 0;
    const expected = Math.abs(move + gap);
    const isElsewhere = pairs.some(
      (pair) =>
        nameOf(pair.label) === nameOf(item.label) && Math.abs(centsOf(pair.amount.value)) === expected,
    );
    if (move !== 0 && isElsewhere) return { item, expected: expected / 100 };
  }
  return null;
}

const addsUp = (begin: Pair, end: Pair, { deposits, withdrawals }: Totals) =>
  centsOf(begin.amount.value) + centsOf(deposits) - centsOf(withdrawals) === centsOf(end.amount.value);

function labeledTotals(pairs: readonly Pair[]): Totals[] {
  const [deposits, withdrawals] = [matching(pairs, patterns.deposits), matching(pairs, patterns.withdrawals)];
  return deposits.flatMap((one) =>
    withdrawals.map((other) => ({
      deposits: Math.abs(one.amount.value),
      withdrawals: Math.abs(other.amount.value),
    })),
  );
}

const hasMoves = (totals: Totals | null) => totals !== null && totals.deposits + totals.withdrawals > 0;

function firstConsistent(
  begins: readonly Pair[],
  ends: readonly Pair[],
  pairs: readonly Pair[],
  { totals, isMoved }: { totals: readonly Totals[]; isMoved: boolean },
): StatementReading | null {
  const balances = begins.flatMap((begin) => ends.map((end) => ({ begin, end })));
  const summaries = balances.flatMap(({ begin, end }) => summaryReading(begin, end, pairs) ?? []);
  const consistent = summaries.find((each) => each.isConsistent && (!isMoved || hasMoves(each.totals)));
  if (consistent) return consistent;
  const conflict = summaries.find((summary) => summary.conflict)?.conflict ?? null;
  for (const each of totals)
    for (const { begin, end } of balances)
      if (addsUp(begin, end, each))
        return { begin, end, totals: each, items: [], isConsistent: true, conflict };
  return summaries.slice(0, 1).find((unsolved) => hasMoves(unsolved.totals)) ?? null;
}

const isNear = (one: number, other: number) => centsOf(one) === centsOf(other);

/** Printed totals that share no side with the rows are totals of something else, such as one part. */
function isUnrelated(printed: readonly Totals[], booked: readonly Totals[]): boolean {
  return !printed.some((one) =>
    booked.some(
      (other) => isNear(one.deposits, other.deposits) || isNear(one.withdrawals, other.withdrawals),
    ),
  );
}

const maxPairs = 60;

function unnamedBalances(pairs: readonly Pair[], totals: readonly Totals[]): StatementReading | null {
  const named = pairs.filter(({ label }) => !noMove.test(label)).slice(0, maxPairs);
  for (const each of totals) {
    if (each.deposits === 0 && each.withdrawals === 0) continue;
    for (const [at, begin] of named.entries()) {
      if (isNear(begin.amount.value, each.withdrawals)) continue;
      const end = named.slice(at + 1).find((other) => addsUp(begin, other, each));
      if (end) return { begin, end, totals: each, items: [], isConsistent: true, conflict: null };
    }
  }
  return null;
}

function balancePairs(pairs: readonly Pair[]): [begins: Pair[], ends: Pair[]] {
  const begins = matching(pairs, patterns.begin);
  const ends = matching(pairs, patterns.end).filter((pair) => !begins.includes(pair));
  const [first, last] = begins.length + ends.length === 0 ? balancesByDay(pairs) : [];
  return first && last ? [[first], [last]] : [begins, ends];
}

/** "Feb 28 Closing balance 1,659.40 13,153.41 17,276.50": the last amount of a balance inside the rows. */
function isOwnBalance({ line, amount }: Pair): boolean {
  const amounts = amountsOf(line);
  return amounts.length < 2 || !isBalanceRow(line) || amount.first === amounts.at(-1)?.first;
}

/** A table with a single account names its balances above them. Of several accounts, the rows decide. */
function pairsIn(lines: readonly Line[]): Pair[] {
  const rows = lines.flatMap((line, at) => {
    const headed = dateAtStart(line.text) === null ? headedAmounts(lines, at) : null;
    const isBalance = (patternsOf: readonly RegExp[]) =>
      headed?.some(({ heading }) => patternsOf.some((each) => each.test(heading))) === true;
    return headed && isBalance(patterns.begin) && isBalance(patterns.end) ? [{ line, headed }] : [];
  });
  const [row] = rows;
  const pairs = pairsOf(lines).filter(isOwnBalance);
  if (!row || rows.length > 1) return pairs;
  const { line, headed } = row;
  return pairs.map((pair) => {
    const own =
      pair.line === line ? headed.find(({ amount }) => amount.first === pair.amount.first) : undefined;
    return own ? { ...pair, label: own.heading } : pair;
  });
}

export function readSummary(
  lines: readonly Line[],
  printed: readonly Totals[],
  booked: readonly Totals[],
): StatementReading {
  const pairs = undated(pairsIn(lines)).map((pair) => ({ ...pair, label: withoutDay(pair.label) }));
  const [begins, ends] = balancePairs(pairs);
  const totals = [...labeledTotals(pairs), ...printed];
  const others = isUnrelated(totals, booked) ? booked : [];
  const solved = firstConsistent(begins, ends, pairs, {
    totals: [...totals, ...others],
    isMoved: booked.some(hasMoves),
  });
  if (solved?.isConsistent === true) {
    return { ...solved, conflict: solved.conflict ?? balanceConflict(solved, [begins, ends], pairs) };
  }
  const areNamed = begins.length > 0 && ends.length > 0;
  const unnamed = areNamed ? null : unnamedBalances(pairs, [...booked, ...totals]);
  return unnamed ?? solved ?? firstOf(begins, ends, [...totals, ...booked]);
}

function firstOf(
  begins: readonly Pair[],
  ends: readonly Pair[],
  totals: readonly Totals[],
): StatementReading {
  const isOneOfMany = begins.length === 0 && ends.length > 1;
  return {
    begin: begins[0] ?? null,
    end: isOneOfMany ? null : (ends[0] ?? null),
    totals: totals[0] ?? null,
    items: [],
    isConsistent: false,
    conflict: null,
  };
}
