import { type Amount, amountsOf, centsOf } from './amounts.ts';
import { type Area, areaOf } from './area.ts';
import { classificationOf, sharingFirstLook } from './classified-pages.ts';
import { countFailedSums } from './failed-sums.ts';
import type { Kind } from './kinds.ts';
import { textOf } from './longest-texts.ts';
import { hasGapBetween, type Line, linesOf, type Page, type Word } from './page.ts';
import { ownPages } from './documents-in-file.ts';
import { documentRules } from './rules.ts';
import { dateAtStart } from './statements/dates.ts';

export interface DoubtedAmount {
  readonly page: number;
  readonly area: Area;
  readonly words: readonly Word[];
}

export interface SecondReading {
  readonly text: string;
  readonly confidence: number;
}

const maxDoubts = 120;
const mostOfOneLook = 0.95;
const minDigits = 3;
const minDigitShare = 0.6;

const joinedText = (words: readonly Word[]) => words.map(({ text }) => text).join('');
const isRecognized = ({ confidence }: Word) => confidence !== undefined;

const maskedNumber = /^[.…]{2,}\d/;

function isLikeAmount({ text }: Word): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < minDigits || digits < text.length * minDigitShare || dateAtStart(text)) return false;
  if (maskedNumber.test(text)) return false;
  return /[.,$]/.test(text) && !/\d[-/:]/.test(text);
}

const aligned = 6;
const minAligned = 2;

function rightsOf(lines: readonly Line[]): number[] {
  const isUsual = printsCents(lines)
    ? ({ hasCents }: Amount) => hasCents
    : ({ hasCents, isMarked }: Amount) => hasCents || isMarked;
  return lines.flatMap((line) => amountsOf(line).flatMap((each) => (isUsual(each) ? [each.right] : [])));
}

const yearOrNumber = /^(?:19|20)\d\d$|^\d{9}/;

function lostPoint(
  { text, isMarked, first, last, right }: Amount,
  { words }: Line,
  rights: readonly number[],
) {
  const [before, own, end, after] = [words[first - 1], words[first], words[last], words[last + 1]];
  const isLast = !after || (end && hasGapBetween(end, after));
  const isCell = before && own && hasGapBetween(before, own) && isLast;
  if (isMarked || !isCell || yearOrNumber.test(text)) return false;
  return rights.filter((each) => Math.abs(each - right) < aligned).length >= minAligned;
}

function candidatesIn(line: Line, rights: readonly number[]): DoubtedAmount[] {
  const { page, words } = line;
  const amounts = amountsOf(line).filter(
    (amount) => amount.hasCents || amount.isMarked || lostPoint(amount, line, rights),
  );
  const inAmounts = new Set(amounts.flatMap(({ first, last }) => words.slice(first, last + 1)));
  const groups = [
    ...amounts.map(({ first, last }) => words.slice(first, last + 1).filter(({ text }) => /\d/.test(text))),
    ...words.filter((word) => !inAmounts.has(word) && isLikeAmount(word)).map((word) => [word]),
  ];
  return groups.flatMap((own) => {
    const area = areaOf(own);
    return area && own.every(isRecognized) ? [{ page: page - 1, area, words: own }] : [];
  });
}

const confidenceOf = ({ words }: DoubtedAmount) =>
  Math.min(...words.map(({ confidence }) => confidence ?? 1));

const isFaint = (doubt: DoubtedAmount) => confidenceOf(doubt) < documentRules.faintBelow;

interface Document {
  readonly lines: readonly Line[];
  readonly kind: Kind | null;
}

function documentOf(pages: readonly Page[]): Document {
  const own = ownPages(pages);
  return { kind: classificationOf(own, true)?.kind ?? null, lines: linesOf(own) };
}

const failuresOf = ({ kind, lines }: Document) => (kind ? countFailedSums(kind, lines) : 0);

export function doubtedAmounts(pages: readonly Page[]): DoubtedAmount[] {
  const isOnPaper = pages.some(({ words }) => words.some(isRecognized));
  if (!isOnPaper) return [];
  const document = documentOf(pages);
  const rights = rightsOf(document.lines);
  const all = document.lines.flatMap((line) => candidatesIn(line, rights));
  const hasCents = printsCents(document.lines);
  const uncertain = all.filter((each) => isUncertain(each, hasCents));
  const rest = failuresOf(document) > 0 ? all.filter((each) => !uncertain.includes(each)) : [];
  return [...uncertain, ...rest].slice(0, maxDoubts);
}

const amountIn = (words: readonly Word[]): Amount | null => amountsOf({ words })[0] ?? null;

function isUncertain(doubt: DoubtedAmount, hasCents: boolean): boolean {
  const amount = amountIn(doubt.words);
  const isBare = hasCents && amount?.hasCents === false && !amount.isMarked;
  return amount === null || isBare || confidenceOf(doubt) < documentRules.uncertainBelow;
}

function wordWith(words: readonly Word[], text: string, confidence: number): Word[] {
  const area = areaOf(words);
  return area ? [{ ...area, text, confidence }] : [];
}

function isDollarRead(first: string, second: string): boolean {
  return first.includes('$') && !second.includes('$') && digitsOf(second) === `8${digitsOf(first)}`;
}

function signedLike(printed: string, second: string): string {
  const first = printed.replace(/8(?=\$)/, '');
  if (isDollarRead(first, second)) return first;
  const digits = second.replace(/[^\d.,]/g, '');
  const number = /(?<![\d.,])[\d.,]*\d/.exec(first)?.[0] ?? '';
  return number === '' ? digits : first.replace(number, digits);
}

interface Look {
  readonly words: readonly Word[];
  readonly second: readonly Word[];
  readonly outcome: 'same' | 'other' | 'new';
  readonly confidence: number;
}

const withPoint = (text: string): string => text.replace(/(\d)(\d{2})(?=\D*$)/, '$1.$2');

const mostWithCents = 0.8;

function printsCents(lines: readonly Line[]): boolean {
  const amounts = lines.flatMap((line) => amountsOf(line)).filter(({ isMarked }) => isMarked);
  return amounts.filter(({ hasCents }) => hasCents).length > amounts.length * mostWithCents;
}

const lacksPoint = (first: Amount | null, second: Amount, text: string): boolean =>
  first?.hasCents !== true && !second.hasCents && !/[.,]/.test(text);

const digitsOf = (text: string) => text.replace(/\D/g, '');

interface Agreement {
  readonly isFaint: boolean;
  readonly areSameDigits: boolean;
  readonly areWhole: boolean;
}

function outcomeOf(
  first: Amount | null,
  second: Amount,
  { isFaint, areSameDigits, areWhole }: Agreement,
): Look['outcome'] | null {
  if (first === null) return second.hasCents ? 'new' : null;
  if (centsOf(first.value) === centsOf(second.value)) return 'same';
  if (!second.hasCents && first.hasCents) return areSameDigits ? 'same' : null;
  return (first.hasCents || areWhole) && !isFaint ? 'other' : 'new';
}

function signedLook(doubt: DoubtedAmount, { text, confidence }: SecondReading): Look[] {
  const { words } = doubt;
  const second = wordWith(words, text, Math.min(confidence, mostOfOneLook));
  const [one, other] = [amountIn(words)?.value ?? 0, amountIn(second)?.value ?? 0];
  const isLostSign = other < 0 && centsOf(one) === -centsOf(other);
  const isClear = isFaint(doubt) && text.endsWith('-');
  return isLostSign ? [{ words, second, outcome: isClear ? 'new' : 'other', confidence }] : [];
}

function numberLook(
  { words }: DoubtedAmount,
  { text, confidence }: SecondReading,
  agreement: Agreement,
  hasCents: boolean,
): Look[] {
  const { confirmed, disputed } = documentRules;
  const { areSameDigits } = agreement;
  const first = amountIn(words);
  const second = wordWith(words, text, areSameDigits ? confirmed : Math.min(confidence, mostOfOneLook));
  const amount = amountIn(second);
  if (!amount) return [];
  if (hasCents && lacksPoint(first, amount, text)) {
    const pointed = wordWith(words, withPoint(text), areSameDigits ? confirmed : disputed);
    return [{ words, second: pointed, outcome: 'new', confidence }];
  }
  const outcome = outcomeOf(first, amount, agreement);
  return outcome === null ? [] : [{ words, second, outcome, confidence }];
}

function lookOf(doubt: DoubtedAmount, reading: SecondReading | null, hasCents: boolean): Look[] {
  if (!reading) return [];
  const signed = signedLook(doubt, reading);
  if (signed.length > 0) return signed;
  const { confidence } = reading;
  const first = joinedText(doubt.words);
  const text = signedLike(first, reading.text);
  const agreement = {
    isFaint: isFaint(doubt),
    areSameDigits: digitsOf(first) === digitsOf(text),
    areWhole: !hasCents,
  };
  const isClear = agreement.areSameDigits || confidence >= documentRules.faintBelow;
  return isClear ? numberLook(doubt, { text, confidence }, agreement, hasCents) : [];
}

interface Change {
  readonly words: readonly Word[];
  readonly by: readonly Word[];
}

function changed<T extends { readonly words: readonly Word[] }>(
  all: readonly T[],
  changes: readonly Change[],
) {
  const by = new Map(
    changes.flatMap((change) =>
      change.words.flatMap((word, at) => {
        const by = at === 0 ? change.by : [];
        return [word, word.source ?? word].map((each) => [each, by] as const);
      }),
    ),
  );
  return all.map((each) => ({ ...each, words: each.words.flatMap((word) => by.get(word) ?? [word]) }));
}

const withText = (line: Line): Line => ({ ...line, text: textOf(line.words) });

const asSecond = ({ words, second }: Look): Change => ({ words, by: second });
const asConfirmed = ({ words, second }: Look): Change => ({
  words,
  by: second.map((word) => ({ ...word, confidence: documentRules.confirmed })),
});
const withConfidence = ({ words }: Look, confidence: number): Change => ({
  words,
  by: words.map((word) => ({ ...word, confidence })),
});

const withoutFaint = (page: Page): Page => ({
  ...page,
  words: page.words.filter(({ confidence = 1 }) => confidence >= documentRules.faintBelow),
});

const mostAttempts = 12;

function repair(pages: readonly Page[], settled: readonly Change[], others: readonly Look[]) {
  const document = documentOf(pages);
  const failuresWith = (looks: readonly Look[]) =>
    failuresOf({
      ...document,
      lines: changed(document.lines, [...settled, ...looks.map(asSecond)]).map(withText),
    });
  let best = { chosen: [] as readonly Look[], failures: failuresWith([]) };
  const attempt = (chosen: readonly Look[]) => {
    const failures = best.failures === 0 ? Infinity : failuresWith(chosen);
    if (failures < best.failures) best = { chosen, failures };
  };
  if (others.length > 1) attempt(others);
  for (const look of others.slice(0, mostAttempts))
    attempt(
      best.chosen.includes(look) ? best.chosen.filter((each) => each !== look) : [...best.chosen, look],
    );
  return best;
}

export function withSecondLook(
  pages: readonly Page[],
  doubts: readonly DoubtedAmount[],
  readings: readonly (SecondReading | null)[],
): Page[] {
  return settle(pages, doubts, readings).map((page, at) => sharingFirstLook(withoutFaint(page), pages[at]));
}

function settle(...[pages, doubts, readings]: Parameters<typeof withSecondLook>): readonly Page[] {
  if (doubts.length === 0) return pages;
  const hasCents = printsCents(linesOf(pages));
  const looks = doubts.flatMap((doubt, at) => lookOf(doubt, readings[at] ?? null, hasCents));
  const having = (outcome: Look['outcome']) => looks.filter((look) => look.outcome === outcome);
  const settled = [
    ...having('new').map(asSecond),
    ...having('same').map((look) => withConfidence(look, documentRules.confirmed)),
  ];
  const others = having('other');
  if (others.length === 0) return changed(pages, settled);
  const { chosen, failures } = repair(pages, settled, others);
  const isDisputed = (look: Look) =>
    !chosen.includes(look) && failures > 0 && look.confidence >= documentRules.unreadableBelow;
  const disputed = others.filter(isDisputed).map((look) => withConfidence(look, documentRules.disputed));
  return changed(pages, [...settled, ...chosen.map(asConfirmed), ...disputed]);
}
