import { columnsOf } from '../columns.ts';
import type { CriterionCode } from '../criteria.ts';
import type { MatchingFigures, MatchingInput } from '../figures.ts';
import { criterionLabels } from '../matching.wording.ts';
import type { Program } from '../program.ts';
import { findQualifyingChanges, type QualifyingChange } from '../qualifying-changes.ts';
import type { CarryingRules } from '../ruleset.ts';
import { marksOf, type RowMarks } from './missing-answers.ts';

export interface NearMissGroup {
  readonly code: CriterionCode;
  readonly label: string;
  readonly programs: readonly Program[];
  readonly nearest: Pick<QualifyingChange, 'patch' | 'passesOn' | 'note'>;
}

const failsOnly = ({ failing }: RowMarks, place: number): boolean => failing === 1 << place;

function distanceOf({ patch, passesOn }: NearMissGroup['nearest'], figures: MatchingFigures): number {
  if (patch === null) return passesOn === null ? Infinity : Date.parse(passesOn);
  return Object.entries(patch).reduce((sum, [field, value]) => {
    const now = figures[field as keyof MatchingFigures];
    if (typeof value !== 'number' || typeof now !== 'number') return sum;
    return sum + Math.abs(value - now) / Math.max(1, Math.abs(now));
  }, 0);
}

const isTooSmall = ({ minLoanAmount }: Program, { loanRequestAmount: request }: MatchingFigures): boolean =>
  request > 0 && request < minLoanAmount;

/** Lenders that one answered rule rejects, by this rule. The rule of most lenders is first. */
export function groupNearMisses(
  programs: readonly Program[],
  input: MatchingInput,
  today: string,
  rules: CarryingRules,
): NearMissGroup[] {
  const { programs: active, columns } = columnsOf(programs);
  const marks = marksOf(programs, input, today, rules);
  const changeOf = (program: Program, code: CriterionCode): NearMissGroup['nearest'] | null =>
    findQualifyingChanges(program, input, today, rules).changes.find((change) => change.code === code) ??
    null;
  const groupOf = (code: CriterionCode, place: number): NearMissGroup[] => {
    const isNear = (row: number) => failsOnly(marks[row] ?? { unknown: 0, failing: 0 }, place);
    const statements = (columns[place]?.statements ?? []).flatMap(({ rows }) => {
      const near = rows
        .filter(isNear)
        .flatMap((row) => active[row] ?? [])
        .filter((program) => code !== 'amount' || !isTooSmall(program, input.figures));
      const [first] = near;
      const nearest = first === undefined ? null : changeOf(first, code);
      if (nearest === null) return [];
      return { near, nearest, distance: distanceOf(nearest, input.figures) };
    });
    const [closest, ...others] = statements.sort((a, b) => a.distance - b.distance);
    if (closest === undefined) return [];
    return [
      {
        code,
        label: criterionLabels[code],
        programs: [closest, ...others].flatMap(({ near }) => near),
        nearest: closest.nearest,
      },
    ];
  };
  return columns
    .flatMap(({ code }, place) => groupOf(code, place))
    .sort((a, b) => b.programs.length - a.programs.length);
}
