import { Injectable } from '@nestjs/common';
import type { LenderChanges, LenderId, UserId } from '@groundwork/contracts';
import {
  evaluateProgramme,
  type EvaluatedCriterion,
  type LenderStep,
  type MatchingFigures,
  planToLender,
} from '@groundwork/engine-matching';
import { matchWith } from '../../domain/match-context.rules.ts';
import { lenderMatch } from '../../domain/match.view.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

function changesOf({ patch }: LenderStep, figures: MatchingFigures) {
  return Object.entries(patch).map(([field, to]) => ({
    field,
    from: figures[field as keyof MatchingFigures],
    to,
  }));
}

function describeGap({ actual, gap }: EvaluatedCriterion): string {
  if (actual === null) return 'Not known yet.';
  return gap === null ? `Today: ${actual}.` : `Today: ${actual}, ${gap}.`;
}

@Injectable()
export class PlanToLender {
  constructor(private readonly judged: MatchContexts) {}

  async run({ userId, lenderId }: { userId: UserId; lenderId: LenderId }): Promise<LenderChanges> {
    const owner = await this.judged.of(userId);
    const match = matchWith(owner, lenderId);
    const { input, today, rules } = owner;
    const { criteria } = evaluateProgramme(match.programme, input, today, rules);
    const { steps, waits, blockers, readyOn } = planToLender(match.programme, input, today, rules);
    const words = new Map(criteria.map((criterion) => [criterion.code, criterion]));
    return {
      lender: lenderMatch(match, owner).lender,
      reachable: blockers.length === 0,
      readyOn,
      steps: steps.flatMap((step) => {
        const criterion = words.get(step.code);
        if (!criterion) return [];
        const { code, label, required } = criterion;
        const said = { title: `${label}: ${required}`, description: describeGap(criterion) };
        return [{ code, ...said, isKnown: step.isKnown, changes: changesOf(step, input.figures) }];
      }),
      open: [...waits, ...blockers].flatMap(({ code, passesOn, note }) => {
        const criterion = words.get(code);
        return criterion ? [{ label: criterion.label, required: criterion.required, passesOn, note }] : [];
      }),
    };
  }
}
