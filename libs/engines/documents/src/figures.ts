import type { Area } from './area.ts';
import { type Amount, amountsOf, trailingNumberOf } from './amounts.ts';
import { factFigure } from './facts.ts';
import { amountInBox } from './forms/form-amount.ts';
import type { Kind } from './kinds.ts';
import type { FigureRule } from './kinds/kind.ts';
import { textOf } from './longest-texts.ts';
import type { Line } from './page.ts';
import { startsWithDate } from './statements/dates.ts';
import { columnFigure } from './tables/column-figures.ts';

export type SumState = 'holds' | 'open' | 'fails';

export interface LearnedFrom {
  document: string;
  correction: string;
  at: string;
}

export interface Candidate {
  value: number;
  page: number;
  box: Area | null;
}

export interface Grounds {
  recognition: number;
  sum: SumState;
  rivals: number;
}

export interface Figure {
  name: string;
  label: string;
  value: number | null;
  text: string | null;
  confidence: number;
  page: number;
  box: Area | null;
  sum?: SumState | undefined;
  grounds?: Grounds | undefined;
  other?: Candidate | undefined;
  learned?: LearnedFrom | undefined;
}

/** A bare number after such a word is the name of a form, a line or a year. */
const nameBeforeNumber =
  /\b(forms?|schedules?|lines?|pages?|years?|for|in|of|since|box|note|december|ended)\W*$/i;

const textBefore = (line: Line, amount: Amount) => textOf(line.words.slice(0, amount.first));

/** A bare number inside a sentence is not a result: "from Form 1040, 1040-SR or 1040-NR". */
const isValue = (line: Line, amount: Amount) =>
  amount.isMarked ||
  (amount.last >= line.words.length - 2 && !nameBeforeNumber.test(textBefore(line, amount)));

const offsetOf = (line: Line, amount: Amount) => textBefore(line, amount).length;

interface LocatedAmount {
  amount: Amount;
  page: number;
}

const minWordsOfLabel = 2;

/** The last amount of a line, unless another entry with a name of its own follows the first one. */
function ownEntry({ words }: Line, amounts: readonly Amount[]): Amount | undefined {
  const [first, second] = amounts;
  const between = first && second ? words.slice(first.last + 1, second.first) : [];
  const isNamed = between.filter(({ text }) => /^[a-z]{2}/i.test(text)).length >= minWordsOfLabel;
  return isNamed && first?.isMarked === true ? first : amounts.at(-1);
}

function amountOnLine(line: Line, from: number, kind: Kind): Amount | undefined {
  const after = amountsOf(line).filter(
    (amount) =>
      offsetOf(line, amount) >= from - 1 &&
      isValue(line, amount) &&
      (kind.issuedBy !== 'bank' || amount.hasCents),
  );
  if (kind.layout !== 'form') return after[0];
  return ownEntry(line, after) ?? trailingNumberOf(line) ?? undefined;
}

const maxHeightsBelow = 4;

function isBelow(line: Line, next: Line): boolean {
  const [upper, lower] = [line.words[0], next.words[0]];
  if (!upper || !lower || next.page !== line.page || startsWithDate(next)) return false;
  return lower.y - upper.y <= upper.height * maxHeightsBelow;
}

function amountBelow(line: Line, next: Line, label: RegExpExecArray): Amount | undefined {
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
    (amount) => (amount.hasCents || amount.isMarked) && amount.left < right + 8 && amount.right > left - 8,
  );
}

function amountNear(
  line: Line,
  next: Line | undefined,
  label: RegExpExecArray,
  kind: Kind,
): Amount | undefined {
  const own = amountOnLine(line, label.index + label[0].length, kind);
  if (own || !next || kind.layout === 'form') return own;
  return amountBelow(line, next, label);
}

export function findAmount(
  labels: readonly RegExp[],
  lines: readonly Line[],
  kind: Kind,
): LocatedAmount | null {
  const inBox = kind.layout === 'form' ? amountInBox(labels, lines) : null;
  if (inBox) return inBox === 'empty' ? null : inBox;
  for (const label of labels) {
    for (const [at, line] of lines.entries()) {
      const match = label.exec(line.text);
      if (!match || startsWithDate(line)) continue;
      const amount = amountNear(line, lines[at + 1], match, kind);
      if (amount) return { amount, page: line.page };
    }
  }
  return null;
}

export function extractFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  return kind.figures.flatMap((rule: FigureRule) => {
    if (rule.fact) return factFigure(rule, lines, recognition);
    if (rule.columns) return columnFigure(rule, lines, recognition);
    const located = findAmount(rule.labels, lines, kind);
    if (!located) return [];
    const { amount, page } = located;
    const value = amount.value;
    const confidence = Math.round((amount.confidence ?? recognition) * 1000) / 1000;
    return [{ name: rule.name, label: rule.label, value, text: null, confidence, page, box: amount.area }];
  });
}
