import type { Figure } from '../figures.ts';
import type { Line } from '../page.ts';
import { accountEndingOf, bankOf, holderOf, periodOf } from './particulars.ts';
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

function particularsOf(lines: readonly Line[], recognition: number): Figure[] {
  const found: Figure[] = [];
  const bank = bankOf(lines);
  const holder = holderOf(lines);
  const period = periodOf(lines);
  const account = accountEndingOf(lines);
  if (bank) found.push(textFigure('bank', bank.text.slice(0, 80), bank.page, recognition));
  if (holder) found.push(textFigure('holder', holder.name, holder.page, recognition));
  if (period)
    found.push(
      textFigure('period', `${period.period.from} to ${period.period.to}`, period.page, recognition),
    );
  if (account) found.push(textFigure('accountEnding', account.ending, account.page, recognition));
  return found;
}

/** What a summary of several lines, or the rows themselves, say better than one labelled amount. */
function movedOf(statement: Statement, read: readonly Figure[], recognition: number): Figure[] {
  const summary = summaryTotals(statement);
  const totals = summary ?? bookedTotals(statement);
  if (!totals) return [];
  const page = statement.begin?.page ?? statement.bookings[0]?.page ?? 1;
  return (['deposits', 'withdrawals'] as const)
    .filter((name) => summary !== null || !read.some((figure) => figure.name === name))
    .map((name) => amountFigure(name, totals[name], page, recognition));
}

function eventsOf(statement: Statement, read: readonly Figure[], recognition: number): Figure[] {
  const { bookings } = statement;
  if (bookings.length === 0) return [];
  const page = bookings[0]?.page ?? 1;
  const lowest = lowestOf(statement);
  const counted = [
    amountFigure('nsfCount', countOf(bookings, 'nsf'), page, recognition),
    amountFigure('overdraftCount', countOf(bookings, 'overdraft'), page, recognition),
  ];
  if (lowest === null || read.some(({ name }) => name === 'lowestBalance')) return counted;
  return [...counted, amountFigure('lowestBalance', lowest, page, recognition)];
}

/** Everything a statement of an account says beyond its labelled amounts, which money out loses its sign in. */
export function statementFigures(
  statement: Statement,
  read: readonly Figure[],
  lines: readonly Line[],
  recognition: number,
): Figure[] {
  const moved = movedOf(statement, read, recognition);
  const labelledAmounts = read
    .filter(({ name }) => !moved.some((figure) => figure.name === name))
    .map((figure) =>
      figure.name === 'withdrawals' ? { ...figure, value: Math.abs(figure.value ?? 0) } : figure,
    );
  return [
    ...particularsOf(lines, recognition),
    ...labelledAmounts,
    ...moved,
    ...eventsOf(statement, read, recognition),
  ];
}
