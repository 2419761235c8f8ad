import {
  type AnalysisResult,
  documentKinds,
  type ExtractedFigure,
  type StatementRows,
} from '@groundwork/contracts';
import {
  enterableFigures,
  type FileFacts,
  type Page,
  readDocument,
  statementRowsOf,
} from '@groundwork/engine-documents';
import type { CorpusFile } from './corpus.ts';
import { judgeRows } from './judge-rows.ts';
import type { Truth } from './paper.ts';

export type Analysis = Extract<AnalysisResult, { outcome: 'analysed' }>;
export type Reading = Pick<
  Analysis,
  'classification' | 'extracted' | 'fraudScore' | 'signals' | 'printedNames'
> & {
  readonly rows: StatementRows['rows'];
};

/** From this score on, the owner sees the alarm: the credit of the paper is halved. */
const ALARM = 0.1;
const SURE = 0.99;

export const zero = {
  papers: 0,
  kinds: 0,
  genuine: 0,
  alarms: 0,
  forged: 0,
  found: 0,
  amounts: 0,
  right: 0,
  wrong: 0,
  missing: 0,
  statements: 0,
  wholeStatements: 0,
  rows: 0,
  rowsRight: 0,
  rowsBooked: 0,
  failed: 0,
  texts: 0,
  textsRight: 0,
  periods: 0,
  periodsRight: 0,
  holders: 0,
  holdersRight: 0,
  holdersWrong: 0,
  sure: 0,
  sureWrong: 0,
  coreSeconds: 0,
};
export type Counts = typeof zero;

export interface Judged {
  readonly counts: Counts;
  /** Figures of the truth that the product has no name for. */
  readonly notReadYet: readonly string[];
  readonly faults: readonly string[];
  readonly stated: readonly Stated[];
}

export interface Stated extends Pick<ExtractedFigure, 'confidence' | 'grounds'> {
  readonly isRight: boolean;
}

const isProductKind = (kind: string) => kind in documentKinds;

function isKindRight({ classification }: Reading, { kind }: Truth): boolean {
  return isProductKind(kind) ? classification?.subcategory === kind : classification === null;
}

const namesOf = (kind: string) => new Set(enterableFigures(kind).map(({ name }) => name));

type Verdict = 'right' | 'wrong' | 'missing' | 'not read yet';

function verdictOf(name: string, value: number, reading: Reading, truth: Truth): Verdict {
  const read = reading.extracted.find((figure) => figure.name === name);
  const isExpected = isProductKind(truth.kind) && (name in truth.figures || namesOf(truth.kind).has(name));
  if (read === undefined) return isExpected ? 'missing' : 'not read yet';
  if (read.value === null) return 'missing';
  return Math.abs(read.value - value) < 0.005 ? 'right' : 'wrong';
}

function textsOf({ kind, issuer, holder, period, taxYear }: Truth): [string, string][] {
  const from = period?.from ?? null;
  const texts = [
    ['bank', issuer],
    ['holder', holder],
    ['period', from === null ? null : `${from} to ${period?.to}`],
    ['taxYear', taxYear === null ? null : String(taxYear)],
  ];
  const names = namesOf(kind);
  return texts.filter((text): text is [string, string] => text[1] !== null && names.has(text[0] ?? ''));
}

function judgeTexts(truth: Truth, { extracted }: Reading) {
  const texts = isProductKind(truth.kind) ? textsOf(truth) : [];
  const wrong = texts.flatMap(([name, text]) => {
    const read = extracted.find((figure) => figure.name === name)?.text;
    return read?.toUpperCase() === text.toUpperCase() ? [] : [{ name, text, read }];
  });
  const isPeriod = ({ name }: { name: string }) => name === 'period';
  const periods = texts.filter(([name]) => name === 'period').length;
  return {
    counts: {
      texts: texts.length,
      textsRight: texts.length - wrong.length,
      periods,
      periodsRight: periods - wrong.filter(isPeriod).length,
    },
    faults: wrong.map(({ name, text, read }) => `${name}: "${read ?? ''}", it is "${text}"`),
  };
}

const plain = (name: string) => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Of a license to drive, nothing but the kind is stored. */
const hasNames = ({ holder, kind }: Truth) =>
  holder !== null && isProductKind(kind) && kind !== 'drivers_license';

/** A wrong name makes a genuine paper look foreign. A missing name does less harm. */
function judgeHolder(truth: Truth, { printedNames = [] }: Reading) {
  if (!hasNames(truth)) return {};
  const isRight = printedNames.some((name) => plain(name).includes(plain(truth.holder ?? '')));
  const isWrong = printedNames.length > 0 && !isRight;
  return { holders: 1, holdersRight: isRight ? 1 : 0, holdersWrong: isWrong ? 1 : 0 };
}

const numbersOf = (truth: Truth) =>
  Object.entries({ ...truth.more, ...truth.figures }).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );

/** Amounts read from a line that is empty, or from a paper of a kind that the product does not have. */
function invented(truth: Truth, { extracted }: Reading) {
  const real = new Set(numbersOf(truth).map(([name]) => name));
  const amounts = extracted.filter(({ name, value }) => value !== null && !real.has(name));
  return amounts.filter(({ name }) => truth.empty.includes(name) || !isProductKind(truth.kind));
}

const statedOf = ({ confidence, grounds }: ExtractedFigure, isRight: boolean): Stated => ({
  confidence,
  grounds,
  isRight,
});

function judgeAmounts(truth: Truth, reading: Reading) {
  const counts = { amounts: 0, right: 0, wrong: 0, missing: 0 };
  const [faults, notReadYet, stated]: [string[], string[], Stated[]] = [[], [], []];
  for (const [name, value] of numbersOf(truth)) {
    const verdict = verdictOf(name, value, reading, truth);
    if (verdict === 'not read yet') {
      notReadYet.push(`${truth.kind}.${name}`);
      continue;
    }
    counts.amounts += 1;
    counts[verdict] += 1;
    const read = reading.extracted.find((figure) => figure.name === name);
    if (read && verdict !== 'missing') stated.push(statedOf(read, verdict === 'right'));
    if (verdict !== 'right') faults.push(`${name} ${verdict}: ${read?.value ?? 'nothing'}, it is ${value}`);
  }
  const others = invented(truth, reading);
  for (const figure of others) {
    faults.push(`${figure.name} ${figure.value}, but the paper has none`);
    stated.push(statedOf(figure, false));
  }
  const sure = stated.filter(({ confidence }) => confidence >= SURE);
  const sureWrong = sure.filter(({ isRight }) => !isRight).length;
  const all = { ...counts, wrong: counts.wrong + others.length, sure: sure.length, sureWrong };
  return { counts: all, faults, notReadYet, stated };
}

export type Paper = Pick<CorpusFile, 'name' | 'truth'>;

export function judge({ name, truth }: Paper, reading: Reading): Judged {
  const isAlarm = reading.fraudScore >= ALARM;
  if (truth.forged !== null) {
    const counts = { ...zero, forged: 1, found: isAlarm ? 1 : 0 };
    const { field, real, printed } = truth.forged;
    const faults = isAlarm ? [] : [`${name}: ${field} ${printed} in place of ${real} is not found`];
    return { counts, notReadYet: [], faults, stated: [] };
  }
  const { faults, notReadYet, stated, counts: amounts } = judgeAmounts(truth, reading);
  const texts = judgeTexts(truth, reading);
  const rows = judgeRows(truth, reading.rows);
  const isRight = isKindRight(reading, truth);
  const kind = reading.classification?.subcategory ?? 'unknown';
  const counts = {
    ...zero,
    ...amounts,
    ...texts.counts,
    ...judgeHolder(truth, reading),
    ...rows.counts,
    papers: 1,
    genuine: 1,
    kinds: isRight ? 1 : 0,
    alarms: isAlarm ? 1 : 0,
  };
  const others = [
    ...(isRight ? [] : [`kind ${kind}, it is ${truth.kind}`]),
    ...(isAlarm ? [`alarm: ${reading.signals.map(({ code }) => code).join(', ')}`] : []),
  ];
  return {
    counts,
    notReadYet,
    stated,
    faults: [...others, ...faults, ...texts.faults, ...rows.faults].map((fault) => `${name}: ${fault}`),
  };
}

/** The truth of a blank form has it among its empty fields. */
export const everyLine = 'every line';

/** A paper that the reading gave up: nothing of it is right, unless a blank form is called blank. */
export function judgeFailure({ name, truth }: Paper, reason: string): Judged {
  if (truth.empty.includes(everyLine) && /blank/i.test(reason))
    return { counts: { ...zero, papers: 1, genuine: 1, kinds: 1 }, notReadYet: [], faults: [], stated: [] };
  const amounts = isProductKind(truth.kind) ? Object.keys(truth.figures).length : 0;
  const forged = truth.forged === null ? 0 : 1;
  const { rows } = judgeRows(truth, []).counts;
  const genuine = { papers: 1, genuine: 1, amounts, missing: amounts, rows };
  const counts = { ...zero, ...(forged === 1 ? { forged } : genuine), failed: 1 };
  return { counts, notReadYet: [], faults: [`${name}: not read, ${reason}`], stated: [] };
}

export interface PaperText {
  readonly pages: readonly Page[];
  readonly facts: FileFacts;
}

export function judgeText(paper: Paper, { pages, facts }: PaperText): Judged {
  const reading = readDocument(pages, paper.truth.category, facts);
  if (reading.blank) return judgeFailure(paper, 'This form is blank');
  return judge(paper, { ...reading, rows: statementRowsOf(pages, reading)?.rows ?? [] });
}

export function add(a: Counts, b: Counts): Counts {
  const keys = Object.keys(zero) as (keyof Counts)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as Counts;
}
