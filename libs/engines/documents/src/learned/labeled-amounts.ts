import { type Amount, amountsOf } from '../amounts.ts';
import { headedAmounts } from '../headed-amounts.ts';
import { labelBeside } from '../layout.ts';
import { textOf } from '../longest-texts.ts';
import type { Line } from '../page.ts';
import { startsWithDate } from '../statements/dates.ts';

export interface LabeledAmount {
  readonly label: string;
  readonly amount: Amount;
  readonly line: Line;
}

const bounds = { words: 8, characters: 60, amounts: 2000 };
const wordy = /[a-z]{2}/i;

const month =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

const withoutNumbers = (text: string) =>
  text
    .split(' ')
    .filter((part) => !/\d/.test(part))
    .join(' ');

const wordsIn = (text: string): string[] =>
  withoutNumbers(text.toLowerCase()).match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** A label is words: a day, a month, an amount and the number of an account are no part of it. */
export function normalizedLabel(text: string, names: ReadonlySet<string> = new Set()): string {
  const words = wordsIn(text).filter((word) => !month.test(word) && !names.has(word));
  const label = words.slice(0, bounds.words).join(' ');
  return wordy.test(label) ? label.slice(0, bounds.characters).trimEnd() : '';
}

/** A bare number is the number of an account, a postal code or a year. */
const isAmount = ({ hasCents, isMarked }: Amount) => hasCents || isMarked;

interface Row {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly line: Line;
}

function printedLabels({ lines, at, line }: Row, amounts: readonly Amount[]): string[][] {
  const row = textOf(line.words.slice(0, amounts[0]?.first));
  const headed = amounts.length > 1 ? headedAmounts(lines, at) : null;
  return amounts.map((amount, column) => {
    const before = amounts[column - 1];
    const own = textOf(line.words.slice(before ? before.last + 1 : 0, amount.first));
    if (wordy.test(own)) return [own];
    if (!before || !wordy.test(row)) return [labelBeside(lines, at, amount)];
    const above = headed?.find((each) => each.amount.first === amount.first);
    return above ? [row, above.heading] : [];
  });
}

function labeledInRow(row: Row, names: ReadonlySet<string>): LabeledAmount[] {
  const { line } = row;
  const amounts = amountsOf(line).filter(isAmount);
  const labels = printedLabels(row, amounts);
  return amounts.flatMap((amount, column) => {
    const parts = (labels[column] ?? []).map((part) => normalizedLabel(part, names));
    const isWhole = parts.length > 0 && parts.every((part) => part !== '');
    return isWhole ? [{ label: parts.join(' | '), amount, line }] : [];
  });
}

/** Amounts beside a label or under a column. A row with a day is a booking, and its text is no label. */
export function labeledAmounts(lines: readonly Line[], names: readonly string[]): LabeledAmount[] {
  const ofNames = new Set(names.flatMap(wordsIn));
  return lines
    .flatMap((line, at) => (startsWithDate(line) ? [] : labeledInRow({ lines, at, line }, ofNames)))
    .slice(0, bounds.amounts);
}
