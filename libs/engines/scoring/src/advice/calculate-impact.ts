import { timeOf } from './recommendation-text.ts';
import type { MeasureInput, ScoreInput } from '../measure-input.ts';
import { profileFieldOf, type ScoringField } from '../figures.ts';
import { applyPatch, isFieldOp, type FieldValue, type PatchOp } from './patch.ts';
import type { Recommendation } from './recommendations.ts';
import type { FactorKey, Ruleset } from '../ruleset.ts';
import { totalOf } from '../total.ts';

export interface FieldChange {
  readonly field: string;
  readonly from: FieldValue;
  readonly to: FieldValue;
}

export interface Improvement {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly factor: FactorKey;
  readonly field: string | null;
  readonly from: FieldValue | null;
  readonly to: FieldValue | null;
  readonly changes: readonly FieldChange[];
  readonly points: number;
}

export interface Impact {
  readonly totalImpact: number;
  readonly newScoreProjection: number;
  readonly timeToImplement: string;
  readonly timeKnown: boolean;
  readonly estimatedCost: number;
  readonly costKnown: boolean;
  readonly improvements: readonly Improvement[];
}

export function changesOf(ops: readonly PatchOp[], before: MeasureInput, after: MeasureInput): FieldChange[] {
  const fields: ScoringField[] = [...new Set(ops.filter(isFieldOp).map(({ field }) => field))];
  return fields.map((field) => ({
    field: profileFieldOf(field),
    from: before.figures[field],
    to: after.figures[field],
  }));
}

function toImprovement(item: Recommendation, before: MeasureInput, after: MeasureInput): Improvement {
  const { id, title, code, factor } = item;
  const changes = changesOf(item.ops, before, after);
  const { field = null, from = null, to = null } = changes[0] ?? {};
  const points = totalOf(after) - totalOf(before);
  return { id, title, code, factor, field, from, to, changes, points };
}

export function calculateImpact(
  input: ScoreInput,
  chosen: readonly Recommendation[],
  { today, rules }: { readonly today: string; readonly rules: Ruleset },
): Impact {
  const start: MeasureInput = { ...input, today, rules };
  const distinct = [...new Map(chosen.map((item) => [item.id, item])).values()];
  let current = start;
  const improvements = distinct.map((item) => {
    const before = current;
    current = applyPatch(before, item.ops, rules);
    return toImprovement(item, before, current);
  });
  const newScoreProjection = totalOf(current);
  return {
    totalImpact: newScoreProjection - totalOf(start),
    newScoreProjection,
    ...timeOf(distinct),
    estimatedCost: distinct.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0),
    costKnown: distinct.every(({ costKnown }) => costKnown),
    improvements,
  };
}
