import { type Amount, amountsOf, smallAmountOf } from './amounts.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { startsWithDate } from './statements/dates.ts';

export interface Figure {
  name: string;
  label: string;
  value: number | null;
  text: string | null;
  confidence: number;
  page: number;
}

/** Bare digits after such a word name a form, a line or a year: "from Form 1040". */
const namedNumber = /\b(forms?|schedules?|lines?|pages?|years?|for|in|of|since|box|note|december|ended)\W*$/i;

const textBefore = (line: Line, amount: Amount) =>
  line.words
    .slice(0, amount.first)
    .map(({ text }) => text)
    .join(' ');

/** A bare number in the middle of a sentence is no result: "from Form 1040, 1040-SR or 1040-NR". */
const isValue = (line: Line, amount: Amount) =>
  amount.marked || (amount.last >= line.words.length - 2 && !namedNumber.test(textBefore(line, amount)));

/** How far into the line, in letters, an amount begins. */
const offsetOf = (line: Line, amount: Amount) => textBefore(line, amount).length;

interface Found {
  amount: Amount;
  page: number;
}

/** In a form the last column holds the line's result; elsewhere the first amount after its label is its own. */
function onLine(line: Line, from: number, kind: Kind): Amount | undefined {
  const after = amountsOf(line).filter(
    (amount) =>
      offsetOf(line, amount) >= from - 1 &&
      isValue(line, amount) &&
      (kind.issuedBy !== 'bank' || amount.cents),
  );
  if (kind.layout !== 'form') return after[0];
  return after.at(-1) ?? smallAmountOf(line) ?? undefined;
}

/** So many heights below its heading an amount still belongs to it. */
const nearBelow = 4;

function isBelow(line: Line, next: Line): boolean {
  const [upper, lower] = [line.words[0], next.words[0]];
  if (!upper || !lower || next.page !== line.page || startsWithDate(next)) return false;
  return lower.y - upper.y <= upper.height * nearBelow;
}

/** A heading above its amount: the amount's column overlaps the words of the label. */
function belowLabel(line: Line, next: Line, label: RegExpExecArray): Amount | undefined {
  if (!isBelow(line, next)) return undefined;
  let length = 0;
  const words = line.words.filter(({ text }) => {
    const start = length;
    length += text.length + 1;
    return start < label.index + label[0].length && length > label.index;
  });
  const left = Math.min(...words.map(({ x }) => x));
  const right = Math.max(...words.map(({ x, width }) => x + width));
  return amountsOf(next).find(
    (amount) => (amount.cents || amount.marked) && amount.left < right + 8 && amount.right > left - 8,
  );
}

function beside(line: Line, next: Line | undefined, label: RegExpExecArray, kind: Kind): Amount | undefined {
  const own = onLine(line, label.index + label[0].length, kind);
  if (own || !next || kind.layout === 'form') return own;
  return belowLabel(line, next, label);
}

/** The first amount that stands beside or below one of the labels, the best label first. */
export function amountBeside(labels: readonly RegExp[], lines: readonly Line[], kind: Kind): Found | null {
  for (const label of labels) {
    for (const [at, line] of lines.entries()) {
      const found = label.exec(line.text);
      if (!found || startsWithDate(line)) continue;
      const amount = beside(line, lines[at + 1], found, kind);
      if (amount) return { amount, page: line.page };
    }
  }
  return null;
}

/** Each figure of the kind that stands on a line with its label. */
export function extractFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  return kind.figures.flatMap((rule) => {
    const found = amountBeside(rule.labels, lines, kind);
    if (!found) return [];
    const { amount, page } = found;
    const value = amount.value;
    const confidence = Math.round((amount.confidence ?? recognition) * 1000) / 1000;
    return [{ name: rule.name, label: rule.label, value, text: null, confidence, page }];
  });
}
