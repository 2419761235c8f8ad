import { Injectable } from '@nestjs/common';
import type { LenderChanges, LenderId, UserId } from '@groundwork/contracts';
import {
  evaluateProgram,
  type EvaluatedCriterion,
  type LenderStep,
  type MatchingFigures,
  planToLender,
} from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { matchLender } from '../../domain/match-context.rules.ts';
import { lenderMatch } from '../../domain/match.view.ts';
import { words } from '../../matching.wording.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

function changesOf({ patch }: LenderStep, figures: MatchingFigures) {
  return Object.entries(patch).map(([field, to]) => ({
    field,
    from: figures[field as keyof MatchingFigures] ?? '',
    to: to ?? '',
  }));
}

function describeGap({ actual, gap }: EvaluatedCriterion): string {
  if (actual === null) return words.plan.unknown;
  return gap === null ? fill(words.plan.today, { actual }) : fill(words.plan.todayWithGap, { actual, gap });
}

@Injectable()
export class PlanToLender {
  constructor(private readonly contexts: MatchContexts) {}

  async run({ userId, lenderId }: { userId: UserId; lenderId: LenderId }): Promise<LenderChanges> {
    const owner = await this.contexts.load(userId);
    const match = matchLender(owner, lenderId);
    const { input, today, rules } = owner;
    const { criteria } = evaluateProgram(match.programme, input, today, rules);
    const { steps, waits, blockers, readyOn } = planToLender(match.programme, input, today, rules);
    const criteriaByCode = new Map(criteria.map((criterion) => [criterion.code, criterion]));
    return {
      lender: lenderMatch(match, owner).lender,
      reachable: blockers.length === 0,
      readyOn,
      steps: steps.flatMap((step) => {
        const criterion = criteriaByCode.get(step.code);
        if (!criterion) return [];
        const { code, label, required } = criterion;
        const title = fill(words.plan.title, { label, required });
        const description = describeGap(criterion);
        return [{ code, title, description, isKnown: step.isKnown, changes: changesOf(step, input.figures) }];
      }),
      open: [...waits, ...blockers].flatMap(({ code, passesOn, note }) => {
        const criterion = criteriaByCode.get(code);
        return criterion ? [{ label: criterion.label, required: criterion.required, passesOn, note }] : [];
      }),
    };
  }
}
