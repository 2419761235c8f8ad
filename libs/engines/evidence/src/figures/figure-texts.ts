import { fill, groupDigits, worded, type Worded } from '@groundwork/wording';
import { wholeDollars } from '../dollars.ts';
import { claims, counts, holder, questions, references, refusals } from '../evidence.wording.ts';
import type { FieldValue } from '../witness.ts';
import type { Voice } from './agreement.ts';
import type { FieldRule, PercentBound } from './figure-rules.ts';
import { typedId } from './figure.ts';
import type { Conflict } from './outlier.ts';

type Unit = FieldRule['unit'] | undefined;

const inDollars = (value: number): string => {
  const whole = wholeDollars(value);
  return `${whole < 0 ? '-' : ''}$${groupDigits(Math.abs(whole))}`;
};

export function valueText(value: FieldValue, unit: Unit): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (unit === 'money') return inDollars(value);
  return unit === 'percent' ? `${groupDigits(value)}%` : groupDigits(value);
}

type ClaimKind = keyof typeof claims;

const claimOf = ({ kind, period }: Pick<Voice, 'kind' | 'period'>): string =>
  fill(claims[kind as ClaimKind], { year: period?.to.slice(0, 4) ?? '' });

function outlierQuestion({ agreeing }: Conflict, outlier: Voice, value: FieldValue, unit: Unit): Worded {
  const isInForce = agreeing.some((voice) => voice.value === value);
  const agreed = isInForce ? value : (agreeing[0]?.value ?? value);
  const params = {
    sources: counts[agreeing.length] ?? `${agreeing.length} sources`,
    value: valueText(agreed, unit),
    claim: claimOf(outlier),
    other: valueText(outlier.value, unit),
  };
  return worded(questions, outlier.id === typedId ? 'typed' : 'outlier', params);
}

export function conflictQuestion(conflict: Conflict, value: FieldValue, unit: Unit): Worded {
  const { better, worse, outlier } = conflict;
  if (outlier !== null) return outlierQuestion(conflict, outlier, value, unit);
  const [first, second] = worse.id === typedId ? [worse, better] : [better, worse];
  return worded(questions, 'apart', {
    claim: claimOf(first),
    value: valueText(first.value, unit),
    otherClaim: claimOf(second),
    other: valueText(second.value, unit),
  });
}

export interface Reference {
  readonly claim: string;
  readonly value: number;
}

export const dollarsReference = (value: number): Reference => ({ claim: references.dollars, value });
export const yearBeforeReference = (value: number): Reference => ({ claim: references.yearBefore, value });
export const bankReference = (bank: Voice, value: number): Reference => ({ claim: claimOf(bank), value });

export const slipQuestion = (value: FieldValue, from: Voice, slip: Reference, unit: Unit): Worded =>
  worded(questions, 'slip', {
    claim: claimOf(from),
    value: valueText(value, unit),
    reference: slip.claim,
    other: valueText(slip.value, unit),
  });

const percentText = (value: number): string => valueText(value, 'percent');

export function refusalText({ least, most }: PercentBound, suggestion: number | null): Worded {
  const bounds = { least: percentText(least), most: percentText(most) };
  if (suggestion === null) return worded(refusals, 'outside', bounds);
  return worded(refusals, 'suggested', { ...bounds, suggestion: percentText(suggestion) });
}

export const correctionNote = (paperSum: number): string =>
  fill(holder.corrected, { sum: inDollars(paperSum) });
