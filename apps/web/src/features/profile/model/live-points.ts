import {
  answeredFigures,
  emptyProfile,
  type FieldName,
  figuresOf,
  type ProfileValues,
  type ScoreInputReply,
} from '@groundwork/contracts';
import { type FieldPoints, fieldPoints, score } from '@groundwork/engine-scoring';
import { hasAnswerAtDefault } from '#shared/profile/field-answers.ts';
import { findRules, toEngineInput } from '#shared/score/engine-input.ts';
import type { FormValues } from './draft.ts';

export interface LivePoints {
  readonly fields: ReadonlyMap<FieldName, FieldPoints>;
  readonly totalScore: number;
}

function profileOf(values: Partial<FormValues>): ProfileValues {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return { ...emptyProfile(), ...Object.fromEntries(given) };
}

/** null: this page has older rules than the server. */
export function livePoints(reply: ScoreInputReply, values: Partial<FormValues>): LivePoints | null {
  const rules = findRules(reply.rulesVersion);
  if (rules === undefined) return null;
  const profile = profileOf(values);
  const confirmed = Object.keys(values).filter((name) => hasAnswerAtDefault(values[name as FieldName]));
  const input = toEngineInput({
    ...reply,
    figures: figuresOf(profile),
    answered: answeredFigures(profile, confirmed),
  });
  const points = fieldPoints(input, reply.today, rules);
  return {
    fields: new Map(points.map((each) => [each.field as FieldName, each])),
    totalScore: score(input, reply.today, rules).totalScore,
  };
}

export const countAnswered = ({ fields }: LivePoints): number =>
  [...fields.values()].filter(({ isAnswered }) => isAnswered).length;
