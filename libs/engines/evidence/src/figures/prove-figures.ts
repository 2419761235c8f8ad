import type { ScoreInput, ScoreResult } from '@groundwork/engine-scoring';
import { addDays } from '../days.ts';
import { noticeDays } from '../freshness.ts';
import { conflictsOf, disputesOf, type Conflict, type Dispute } from './disputes.ts';
import { figureRules, type FigureRules } from './figure-rules.ts';
import type { Figure } from './figure.ts';
import { proofAdvice, type ProofAdvice } from './proof-advice.ts';
import { provenCriteria, type ProvenCriterion } from './proven-criteria.ts';
import {
  provenByFigures,
  provingOf,
  provingSource,
  type FigureProofRequest,
  type TotalOf,
} from './proven-figures.ts';

export interface Expiring {
  readonly field: string;
  readonly witnessId: string;
  readonly freshUntil: string;
}

export interface Contradiction extends Dispute {
  readonly points: number;
}

export interface FigureProof {
  readonly result: ScoreResult;
  readonly stated: ScoreResult;
  readonly input: ScoreInput;
  readonly confirmedTotal: number;
  readonly restsOnYourWord: number;
  readonly criteria: readonly ProvenCriterion[];
  readonly advice: readonly ProofAdvice[];
  readonly contradictions: readonly Contradiction[];
  readonly conflicts: readonly Conflict[];
  readonly expiring: readonly Expiring[];
}

function withValue({ unanswered = [], ...input }: ScoreInput, { field, witnessed }: Dispute): ScoreInput {
  const isScored = field in input.figures;
  return {
    ...input,
    figures: isScored ? { ...input.figures, [field]: witnessed } : input.figures,
    unanswered: unanswered.filter((name) => name !== field),
  };
}

function expiringBy(lastDay: string, figures: readonly Figure[], rules: FigureRules): Expiring[] {
  return figures.flatMap((figure) => {
    const source = rules.fields[figure.field] && provingSource(figure, 2);
    const freshUntil = source?.freshUntil ?? null;
    if (source === undefined || freshUntil === null || freshUntil > lastDay) return [];
    return [{ field: figure.field, witnessId: source.id, freshUntil }];
  });
}

export interface ScoredProof extends FigureProofRequest {
  readonly score: (input: ScoreInput) => ScoreResult;
  readonly total?: TotalOf;
}

export function proveFigures(request: ScoredProof): FigureProof {
  const { stated, figures, score, today, rules = figureRules } = request;
  const totalOf = request.total ?? ((input: ScoreInput) => score(input).totalScore);
  const input = provenByFigures(request, 2);
  const [result, statedResult] = [score(input), score(stated)];
  const statedTotal = statedResult.totalScore;
  return {
    result,
    stated: statedResult,
    input,
    confirmedTotal: Math.min(result.totalScore, totalOf(provenByFigures(request, 3))),
    restsOnYourWord: Math.max(0, statedTotal - result.totalScore),
    criteria: provenCriteria(result, statedResult, {
      chosen: provingOf(figures, 2, rules),
      hasAccounts: input.accounts.length > 0,
    }),
    advice: proofAdvice(request, totalOf),
    contradictions: disputesOf(figures, rules).map((dispute) => ({
      ...dispute,
      points: statedTotal - totalOf(withValue(stated, dispute)),
    })),
    conflicts: conflictsOf(figures, rules),
    expiring: expiringBy(addDays(today, noticeDays), figures, rules),
  };
}
