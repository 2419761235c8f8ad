import type { Figure } from '../figures.ts';
import type { Line } from '../page.ts';
import { accountEndingOf, bankOf, holderOf, periodOf } from './period-and-holder.ts';
import { bookedTotals, countOf, lowestOf, type Statement, summaryTotals } from './statement.ts';
import { figureLabels } from '../documents.wording.ts';

type Name = keyof typeof figureLabels;

const textFigure = (name: Name, text: string, page: number, confidence: number): Figure => ({
  name,
  label: figureLabels[name],
  value: null,
  text,
  confidence,
  page,
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
    figures.push(
      textFigure('period', `${period.period.from} to ${period.period.to}`, period.page, recognition),
    );
  if (account) figures.push(textFigure('accountEnding', account.ending, account.page, recognition));
  return figures;
}

function totalFigures(statement: Statement, labelFigures: readonly Figure[], recognition: number): Figure[] {
  const summary = summaryTotals(statement);
  const totals = summary ?? bookedTotals(statement);
  if (!totals) return [];
  const page = statement.begin?.page ?? statement.bookings[0]?.page ?? 1;
  return (['deposits', 'withdrawals'] as const)
    .filter((name) => summary !== null || !labelFigures.some((figure) => figure.name === name))
    .map((name) => amountFigure(name, totals[name], page, recognition));
}

function eventFigures(statement: Statement, labelFigures: readonly Figure[], recognition: number): Figure[] {
  const { bookings } = statement;
  if (bookings.length === 0) return [];
  const page = bookings[0]?.page ?? 1;
  const lowest = lowestOf(statement);
  const eventCounts = [
    amountFigure('nsfCount', countOf(bookings, 'nsf'), page, recognition),
    amountFigure('overdraftCount', countOf(bookings, 'overdraft'), page, recognition),
  ];
  if (lowest === null || labelFigures.some(({ name }) => name === 'lowestBalance')) return eventCounts;
  return [...eventCounts, amountFigure('lowestBalance', lowest, page, recognition)];
}

export function statementFigures(
  statement: Statement,
  labelFigures: readonly Figure[],
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  const moved = totalFigures(statement, labelFigures, recognition);
  const labeledAmounts = labelFigures
    .filter(({ name }) => !moved.some((figure) => figure.name === name))
    .map((figure) =>
      figure.name === 'withdrawals' ? { ...figure, value: Math.abs(figure.value ?? 0) } : figure,
    );
  return [
    ...periodAndHolderFigures(lines, recognition),
    ...labeledAmounts,
    ...moved,
    ...eventFigures(statement, labelFigures, recognition),
  ];
}
