import type { Area } from './area.ts';
import { centsOf } from './amounts.ts';
import { isSameAmount } from './contradiction.ts';
import type { SumState } from './figures.ts';
import { findKind } from './kinds.ts';
import { minus, plus, type Equation, type Term } from './reports/equation.ts';
import { documentRules } from './rules.ts';

interface SummedFigure {
  readonly name: string;
  readonly value: number | null;
  readonly page: number;
  readonly box?: Area | null | undefined;
}

interface FailedSum {
  readonly code: string;
  readonly severity: number;
  readonly page: number | null;
  readonly expected: string | null;
  readonly box?: Area | null | undefined;
}

export interface SummedDocument {
  readonly subcategory: string | null;
  readonly extracted: readonly SummedFigure[];
  readonly signals: readonly FailedSum[];
}

type Sum = Pick<Equation, 'result' | 'terms'>;

const statementSum: Sum = {
  result: 'endingBalance',
  terms: [plus('beginningBalance'), plus('deposits'), minus('withdrawals')],
};

function sumsOf(subcategory: string | null): readonly Sum[] {
  const kind = findKind(subcategory);
  return kind?.layout === 'statement' ? [statementSum] : (kind?.equations ?? []);
}

const wholeDollars = 100;

const toleranceOf = (values: readonly number[]): number =>
  values.length * (values.every((value) => centsOf(value) % 100 === 0) ? wholeDollars : 1);

type ValueOf = (name: string) => number | undefined;

function stateOf({ result, terms }: Sum, valueOf: ValueOf): SumState {
  const total = valueOf(result);
  const read = terms.flatMap((term) => {
    const value = valueOf(term.name);
    return value === undefined ? [] : { ...term, value };
  });
  const required = terms.filter(({ optional = false }) => !optional);
  const hasAll = required.every(({ name }) => read.some((term) => term.name === name));
  if (total === undefined || !hasAll) return 'open';
  const tolerance = toleranceOf([total, ...read.map(({ value }) => value)]);
  const signed = ({ sign, value }: Term & { value: number }, isSize: boolean) =>
    sign * (isSize && sign < 0 ? Math.abs(value) : value);
  const isSum = [false, true].some((isSize) =>
    isSameAmount(
      read.reduce((sum, term) => sum + signed(term, isSize), 0),
      total,
      tolerance,
    ),
  );
  return isSum ? 'holds' : 'fails';
}

const hasName = ({ result, terms }: Sum, name: string): boolean =>
  result === name || terms.some((term) => term.name === name);

const valuesIn = ({ extracted }: Pick<SummedDocument, 'extracted'>) =>
  new Map(extracted.flatMap((each) => (each.value === null ? [] : [[each.name, each.value]])));

type ReadDocument = Pick<SummedDocument, 'subcategory' | 'extracted'>;

export function stateOfSums({ subcategory, extracted }: ReadDocument, name: string): SumState {
  const values = valuesIn({ extracted });
  const states = sumsOf(subcategory)
    .filter((sum) => hasName(sum, name))
    .map((sum) => stateOf(sum, (each) => values.get(each)));
  return states.find((state) => state === 'holds') ?? states.find((state) => state === 'fails') ?? 'open';
}

export function fittingValue({ subcategory, extracted }: ReadDocument, name: string): number | null {
  const values = valuesIn({ extracted });
  const failed = sumsOf(subcategory).find(
    (sum) => hasName(sum, name) && stateOf(sum, (each) => values.get(each)) === 'fails',
  );
  if (failed === undefined) return null;
  const part = ({ name: each, sign }: Term) => {
    const cents = centsOf(values.get(each) ?? 0);
    return sign < 0 ? -Math.abs(cents) : cents;
  };
  const others = failed.terms.filter((term) => term.name !== name).reduce((sum, term) => sum + part(term), 0);
  if (failed.result === name) return others / 100;
  const own = failed.terms.find((term) => term.name === name)?.sign ?? 1;
  return ((centsOf(values.get(failed.result) ?? 0) - others) * own) / 100;
}

const arithmetic: readonly string[] = Object.entries(documentRules.signals).flatMap(([code, { family }]) =>
  family === 'arithmetic' ? code : [],
);

const isPlaceOf = (figure: SummedFigure, { page, box }: FailedSum): boolean =>
  figure.page === page && !!box && !!figure.box && box.x === figure.box.x && box.y === figure.box.y;

function failedSumOf(figure: SummedFigure, { signals }: SummedDocument): number | null {
  const failed = signals.find(
    (signal) =>
      arithmetic.includes(signal.code) &&
      signal.severity >= documentRules.minFamilySeverity &&
      isPlaceOf(figure, signal),
  );
  const expected = Number(failed?.expected?.replaceAll(',', ''));
  return failed === undefined || Number.isNaN(expected) ? null : expected;
}

/** What the lines of the document itself add up to for a figure; null if no sum of them is certain. */
export function ownSumOf(document: SummedDocument, name: string): number | null {
  const figure = document.extracted.find((each) => each.name === name && each.value !== null);
  if (figure === undefined) return null;
  const failed = failedSumOf(figure, document);
  if (failed !== null) return failed;
  return stateOfSums(document, name) === 'holds' ? figure.value : null;
}

export const contradictsSum = (value: number, sum: number): boolean =>
  !isSameAmount(value, sum, wholeDollars);
