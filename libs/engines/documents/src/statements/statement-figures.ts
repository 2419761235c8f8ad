import { isSameAmount } from '../contradiction.ts';
import type { Figure, SumState } from '../figures.ts';
import type { Line } from '../page.ts';
import { periodOf } from './period.ts';
import { accountEndingOf, bankOf, holderOf } from './period-and-holder.ts';
import { eventsOf, lowestOf, type Statement } from './statement.ts';
import type { Booking } from './bookings.ts';
import { bookedTotals } from './readings.ts';
import type { Totals } from './summary.ts';
import { figureLabels } from '../documents.wording.ts';

type Name = keyof typeof figureLabels;

const textFigure = (name: Name, text: string, page: number, confidence: number): Figure => ({
  name,
  label: figureLabels[name],
  value: null,
  text,
  confidence,
  page,
  box: null,
});

const amountFigure = (name: Name, value: number, page: number, confidence: number): Figure => ({
  ...textFigure(name, '', page, confidence),
  text: null,
  value,
});

function periodAndHolderFigures(lines: readonly Line[], recognition: number): Figure[] {
  const figures: Figure[] = [];
  const bank = bankOf(lines);
  const holder = holderOf(lines);
  const period = periodOf(lines);
  const account = accountEndingOf(lines);
  if (bank) figures.push(textFigure('bank', bank.text.slice(0, 80), bank.page, recognition));
  if (holder) figures.push(textFigure('holder', holder.name, holder.page, recognition));
  if (period)
    figures.push({
      ...textFigure('period', `${period.period.from} to ${period.period.to}`, period.page, recognition),
      box: period.area,
    });
  if (account) figures.push(textFigure('accountEnding', account.ending, account.page, recognition));
  return figures;
}

/** A total that fits neither the balances nor the rows of a recognized page is left out. */
function isDoubtful(name: keyof Totals, { totals, bookings, isConsistent }: Statement): boolean {
  const isRecognized = bookings.some(({ amount }) => amount?.confidence !== undefined);
  if (isConsistent || !isRecognized || !totals) return false;
  const booked = bookedTotals(bookings);
  return !booked || !isSameAmount(booked[name], totals[name]);
}

export const withoutDoubtful = (figures: readonly Figure[], statement: Statement): Figure[] =>
  figures.filter(
    ({ name }) => (name !== 'deposits' && name !== 'withdrawals') || !isDoubtful(name, statement),
  );

function totalFigures({ totals, begin, bookings }: Statement, recognition: number): Figure[] {
  if (!totals) return [];
  const page = begin?.page ?? bookings[0]?.page ?? 1;
  return (['deposits', 'withdrawals'] as const).map((name) =>
    amountFigure(name, totals[name], page, recognition),
  );
}

function eventFigures(statement: Statement, labelFigures: readonly Figure[], recognition: number): Figure[] {
  const { bookings } = statement;
  if (bookings.length === 0) return [];
  const page = bookings[0]?.page ?? 1;
  const lowest = lowestOf(statement);
  const countFigure = (name: Name, events: readonly Booking[]): Figure => ({
    ...amountFigure(name, events.length, events[0]?.page ?? page, recognition),
    box: events[0]?.area ?? null,
  });
  const eventCounts = [
    countFigure('nsfCount', eventsOf(bookings, 'nsf')),
    countFigure('overdraftCount', eventsOf(bookings, 'overdraft')),
  ];
  if (lowest === null || labelFigures.some(({ name }) => name === 'lowestBalance')) return eventCounts;
  return [...eventCounts, amountFigure('lowestBalance', lowest, page, recognition)];
}

function sumOf({ isConsistent, conflict, begin, end, totals }: Statement): SumState {
  if (isConsistent && !conflict) return 'holds';
  return begin && end && totals ? 'fails' : 'open';
}

const isOnPaper = ({ bookings }: Statement): boolean =>
  bookings.some(({ amount }) => amount?.confidence !== undefined);

const isUnproved = (statement: Statement) => !statement.isConsistent && isOnPaper(statement);

const withSum = (figures: readonly Figure[], sum: SumState): Figure[] =>
  figures.map((figure) => ({ ...figure, sum }));

const solvedNames = new Set(['beginningBalance', 'endingBalance', 'deposits', 'withdrawals']);

export function statementFigures(
  statement: Statement,
  labelFigures: readonly Figure[],
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  const { begin, end } = statement;
  const totals = totalFigures(statement, recognition);
  const balances = [...(begin ? [begin] : []), ...(end ? [end] : [])];
  const solved = [
    ...withSum(balances, sumOf(statement)),
    ...withSum(totals, isUnproved(statement) ? 'fails' : sumOf(statement)),
  ];
  const labeledAmounts = labelFigures.filter(
    ({ name }) => !solvedNames.has(name) || (totals.length === 0 && /^(?:deposits|withdrawals)$/.test(name)),
  );
  return [
    ...periodAndHolderFigures(lines, recognition),
    ...solved,
    ...labeledAmounts.map((figure) =>
      figure.name === 'withdrawals' ? { ...figure, value: Math.abs(figure.value ?? 0) } : figure,
    ),
    ...eventFigures(statement, labelFigures, recognition),
  ];
}
