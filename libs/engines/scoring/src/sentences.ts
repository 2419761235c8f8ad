import { fill, worded, type Worded } from '@groundwork/wording';
import { pointsFor } from './bands.ts';
import type { Measurement } from './measure-input.ts';
import type { Band, Criterion, Unit } from './ruleset.ts';
import { bands, factors, reasons, units } from './score.wording.ts';

/** `Intl` is much slower, and its output differs between a server and a browser. */
const grouped = (value: number): string => fill('{value}', { value });

const formats: Readonly<Record<Unit, (value: number) => string>> = {
  number: String,
  percent: (value) => `${value}%`,
  dollars: (value) => `$${grouped(value)}`,
  years: (value) => fill(units.years, { value }),
  'years ago': (value) => fill(units.yearsAgo, { value }),
  months: (value) => fill(units.months, { value }),
  ratio: String,
  accounts: (value) => fill(units.accounts, { value }),
  documents: (value) => fill(units.documents, { value }),
  tier: (value) => units.riskTiers[value] ?? '',
};

/** Half up, except where the value would claim a band that is not reached. */
export function roundToTwoDecimals(criterion: Criterion, measurement: Measurement): number {
  const exact = (measurement.num * 100) / measurement.den;
  const nearest = { num: Math.floor(exact + 0.5), den: 100 };
  const claimsMore = pointsFor(criterion, nearest) > pointsFor(criterion, measurement);
  const away = criterion.scale.kind === 'atMost' ? Math.ceil : Math.floor;
  return (claimsMore ? away(exact) : nearest.num) / 100;
}

export function toDisplayValue(
  criterion: Criterion,
  measurement: Measurement | null,
): string | number | null {
  if (measurement === null) return null;
  if (measurement.displayValue !== undefined) return measurement.displayValue;
  const value = roundToTwoDecimals(criterion, measurement);
  return criterion.unit === 'tier' ? formats.tier(value) : value;
}

export const formatValue = (unit: Unit, value: string | number): string =>
  typeof value === 'string' ? value : formats[unit](value);

export function bandText({ scale, unit }: Criterion, band: Pick<Band, 'threshold' | 'words'>): string {
  if (band.words !== undefined) return band.words;
  const value = formatValue(unit, band.threshold);
  return fill(scale.kind === 'atMost' ? bands.atMost : bands.atLeast, { value });
}

export function currentSentence(criterion: Criterion, value: string | number | null): Worded {
  const { code, unit, missing, current } = criterion;
  if (value === null) return { code: `${code}.missing`, params: {}, text: missing };
  const params = { value: formatValue(unit, value), figure: value };
  return { code: `${code}.current`, params, text: fill(current, params) };
}

function nextBandSentence({ unit }: Criterion, { words, threshold }: Band, points: number): Worded {
  if (words !== undefined) return worded(reasons, 'inBand', { aim: words, points });
  const aim = formatValue(unit === 'years ago' ? 'years' : unit, threshold);
  return worded(reasons, 'atFigure', { aim, points });
}

interface Shortfall {
  readonly value: string | number | null;
  readonly next: Band;
  /** Change of the total at the next band, and at the maximum. */
  readonly worth: number;
  readonly most: number;
  readonly isAnswered: boolean;
}

/** Documents and accounts are no questions. */
export const isQuestion = ({ unit }: Pick<Criterion, 'unit'>): boolean =>
  unit !== 'documents' && unit !== 'accounts';

export function reasonSentences(
  criterion: Criterion,
  { value, next, worth, most, isAnswered }: Shortfall,
): Worded[] {
  if (value !== null) return [currentSentence(criterion, value), nextBandSentence(criterion, next, worth)];
  return isAnswered && isQuestion(criterion)
    ? [worded(reasons, 'noPointsYet'), worded(reasons, 'improve', { points: most })]
    : [currentSentence(criterion, value)];
}

export function factorSentence(losses: readonly { readonly label: string; readonly lost: number }[]): Worded {
  const [first, second] = [...losses].sort((a, b) => b.lost - a.lost);
  if (first === undefined) return worded(factors, 'complete');
  if (second === undefined) return worded(factors, 'one', { first: first.label });
  return worded(factors, 'two', { first: first.label, second: second.label });
}
