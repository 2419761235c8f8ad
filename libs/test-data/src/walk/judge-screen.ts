import type { PrintedMark, ScreenReading } from './screen-reading.ts';

export type Value = number | string | boolean | null;

export interface WalkedFigure {
  readonly field: string;
  readonly value: Value;
  readonly sources: readonly { readonly id: string; readonly value: Value }[];
}

export interface OwnerTruth {
  readonly figures: ReadonlyMap<string, WalkedFigure>;
  /** The score and the measured value of each of its criteria. */
  readonly measures: ReadonlyMap<string, Value>;
  /** Everything that the owner typed, also before she changed it. */
  readonly typed: readonly number[];
}

export interface ScreenProblems {
  /** Values that no figure names. */
  readonly unnamed: readonly string[];
  /** Values that a figure names otherwise. */
  readonly contradictions: readonly string[];
  /** Values in force in texts without a mark. */
  readonly unmarked: readonly string[];
}

/** Smaller numbers are also counts, points and years of something else. */
const leastAmount = 2100;

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

const isPrinted = (value: number, text: string): boolean =>
  numbersIn(text).some((number) => Math.abs(number - Math.abs(value)) < 0.51);

const valuesOf = ({ value, sources }: WalkedFigure): Value[] => [value, ...sources.map((each) => each.value)];

const isOneOf = (number: number, values: readonly Value[]): boolean =>
  values.some((value) => typeof value === 'number' && Math.abs(Math.abs(value) - number) < 0.51);

function expectedOf({ field, source }: PrintedMark, truth: OwnerTruth): Value | undefined {
  const figure = truth.figures.get(field);
  if (figure === undefined) return truth.measures.get(field);
  return source === null ? figure.value : figure.sources.find(({ id }) => id === source)?.value;
}

function isContradicted(mark: PrintedMark, expected: Value, figure: WalkedFigure | undefined): boolean {
  const { value, source, text } = mark;
  if (value === null) {
    const amounts = numbersIn(text).filter((number) => number >= leastAmount);
    return figure !== undefined && !amounts.every((number) => isOneOf(number, valuesOf(figure)));
  }
  // A proposal rounds the value of its source.
  if (source !== null && typeof expected === 'number') return Math.abs(Number(value) - expected) > 0.51;
  if (value !== String(expected)) return true;
  const isNumber = figure !== undefined && typeof expected === 'number';
  return isNumber && /\d/.test(text) && !isPrinted(expected, text);
}

function judgeMarks({ marks }: ScreenReading, truth: OwnerTruth) {
  const described = marks.map((mark) => ({
    mark,
    expected: expectedOf(mark, truth),
    line: `${mark.field}: "${mark.text}" (${mark.value} of ${mark.source ?? 'the value in force'})`,
  }));
  return {
    unnamed: described.filter(({ expected }) => expected === undefined).map(({ line }) => line),
    contradictions: described
      .filter(
        ({ mark, expected }) =>
          expected !== undefined && isContradicted(mark, expected, truth.figures.get(mark.field)),
      )
      .map(({ line, expected }) => `${line}, expected ${String(expected)}`),
  };
}

function judgeBoxes({ boxes }: ScreenReading, { figures }: OwnerTruth): string[] {
  return boxes.flatMap(({ field, text }) => {
    const value = figures.get(field)?.value;
    if (value !== null && typeof value !== 'number') return [];
    const isSame = value === null ? text === '' : text !== '' && isPrinted(value, text);
    return isSame ? [] : [`${field}: the box has "${text}", expected ${String(value)}`];
  });
}

/** Screens of documents and bank transactions print what the sources have. */
export interface ScreenKind {
  readonly printsSources: boolean;
}

export function judgeScreen(reading: ScreenReading, truth: OwnerTruth, kind: ScreenKind): ScreenProblems {
  const figures = [...truth.figures.values()];
  const inForce = figures.map(({ value }) => value);
  const others = [...truth.typed, ...figures.flatMap(({ sources }) => sources.map(({ value }) => value))];
  const contradictions: string[] = [];
  const unmarked: string[] = [];
  for (const text of kind.printsSources ? [] : reading.texts)
    for (const number of numbersIn(text).filter((each) => each >= leastAmount)) {
      if (isOneOf(number, inForce)) unmarked.push(text);
      else if (isOneOf(number, others)) contradictions.push(`"${text}" has a value that is not in force`);
    }
  const marks = judgeMarks(reading, truth);
  return {
    unnamed: marks.unnamed,
    contradictions: [...marks.contradictions, ...judgeBoxes(reading, truth), ...contradictions],
    unmarked,
  };
}
