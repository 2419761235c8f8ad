import { isFresh } from '../freshness.ts';
import type { Witness } from '../witness.ts';
import { channelOf, type FigureRules } from './figure-rules.ts';
import type { FigureWitness, GradeVerdict, HolderMatch, Withheld } from './figure.ts';

export type Gradable = Pick<
  FigureWitness,
  'kind' | 'freshUntil' | 'holder' | 'alarm' | 'paperSum' | 'monthGrades'
> &
  Pick<Witness, 'reviewed'>;

export const isOtherName = (holder: HolderMatch | undefined): boolean =>
  holder?.match === 'other' && holder.answer !== 'former-name';

const isOwnName = (holder: HolderMatch | undefined): boolean =>
  holder?.match === 'same' || holder?.answer === 'former-name';

export function lowestOf(verdicts: readonly GradeVerdict[]): GradeVerdict {
  const without = verdicts.find(({ grade }) => grade === null);
  if (without !== undefined) return { grade: null, withheld: without.withheld };
  const grades = verdicts.flatMap(({ grade }) => grade ?? []);
  const grade = ([3, 2] as const).find((each) => grades.length > 0 && grades.every((own) => own >= each));
  return { grade: grade ?? 1, withheld: null };
}

function withheldOf(source: Gradable, today: string): Withheld | null {
  if (isOtherName(source.holder)) return 'other-name';
  if (!isFresh(source, today)) return 'stale';
  if (source.reviewed) return null;
  if (source.alarm === true) return 'alarm';
  return source.paperSum === undefined ? null : 'corrected';
}

export function gradeOf(source: Gradable, today: string, rules: FigureRules): GradeVerdict {
  const withheld = withheldOf(source, today);
  if (withheld !== null) return { grade: null, withheld };
  if (source.kind === null) return lowestOf(source.monthGrades ?? []);
  if (source.reviewed) return { grade: 3, withheld: null };
  const { grade } = channelOf(source.kind, rules);
  const named = isOwnName(source.holder) ? grade : rules.unnamedGrade;
  return { grade: grade < named ? grade : named, withheld: null };
}
