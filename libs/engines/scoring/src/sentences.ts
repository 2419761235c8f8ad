import type { Measured } from './facts.ts';
import type { Band, Criterion, Factor, Scale, Unit } from './ruleset.ts';

/** Without Intl: it is the slowest part of a score by far, and differs between a server and a browser. */
const grouped = (value: number): string => String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');

const counted = (value: number, one: string): string => `${value} ${value === 1 ? one : `${one}s`}`;

const formats: Readonly<Record<Unit, (value: number) => string>> = {
  number: String,
  percent: (value) => `${value}%`,
  dollars: (value) => `$${grouped(value)}`,
  years: (value) => counted(value, 'year'),
  'years ago': (value) => `${counted(value, 'year')} ago`,
  months: (value) => counted(value, 'month'),
  ratio: String,
  accounts: (value) => counted(value, 'account'),
  documents: (value) => counted(value, 'document'),
  tier: (value) => ['', 'high risk', 'elevated risk', 'moderate risk', 'low risk'][value] ?? '',
};

/** Rounded away from the next band, so that a shown value never claims a band it has not reached. */
function twoDecimals({ num, den }: Measured, kind: Scale['kind']): number {
  const exact = (num * 100) / den;
  return (kind === 'atMost' ? Math.ceil(exact) : Math.floor(exact)) / 100;
}

export function shownValue({ scale, unit }: Criterion, measured: Measured | null): string | number | null {
  if (measured === null) return null;
  if (measured.shown !== undefined) return measured.shown;
  const value = twoDecimals(measured, scale.kind);
  return unit === 'tier' ? formats.tier(value) : value;
}

export const formatValue = (unit: Unit, value: string | number): string =>
  typeof value === 'string' ? value : formats[unit](value);

/** How a band is spoken of: "at least $50,000", "at most 30%", "any date before today". */
export function bandWords({ scale, unit }: Criterion, band: Pick<Band, 'threshold' | 'words'>): string {
  if (band.words !== undefined) return band.words;
  return `${scale.kind === 'atMost' ? 'at most' : 'at least'} ${formatValue(unit, band.threshold)}`;
}

export function reasonSentence(
  criterion: Criterion,
  found: { readonly value: string | number | null; readonly points: number; readonly next: Band },
): string {
  const { label, unit, max, missing } = criterion;
  if (found.value === null) return missing;
  const value = formatValue(unit, found.value);
  const aim = bandWords(criterion, found.next);
  return `${label}: ${value}; ${aim} would bring ${found.next.points} of ${max} points instead of ${found.points}.`;
}

export function factorSentence(
  { label }: Factor,
  score: number,
  losses: readonly { readonly label: string; readonly lost: number }[],
): string {
  if (losses.length === 0) return `${label} is complete: 100 of 100 points.`;
  const largest = [...losses].sort((a, b) => b.lost - a.lost).slice(0, 2);
  const left = largest.map((loss) => `${loss.label} (${loss.lost})`).join(' and ');
  return `${score} of 100 points; the most is still open in ${left}.`;
}
