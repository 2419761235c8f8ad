import { Injectable } from '@nestjs/common';
import {
  documentCategories,
  type LenderId,
  type LenderMatchDetail,
  type UserId,
} from '@groundwork/contracts';
import { computeMeasures } from '@groundwork/engine-matching';
import { matchLender } from '../../domain/match-context.rules.ts';
import { explainedMatch, priceRules } from '../../domain/match.view.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

export interface ExplainRequest {
  userId: UserId;
  lenderId: LenderId;
  on?: string | undefined;
}

@Injectable()
export class ExplainMatch {
  constructor(private readonly contexts: MatchContexts) {}

  async run({ userId, lenderId, on }: ExplainRequest): Promise<LenderMatchDetail> {
    const owner = await this.contexts.load(userId, on);
    const match = matchLender(owner, lenderId);
    const { readyDocuments } = computeMeasures(owner.input, owner.today, owner.rules);
    const { requiredDocuments } = match.programme;
    return {
      ...explainedMatch(match, owner, () => true),
      priceRules: priceRules(match, owner),
      requiredDocuments: documentCategories.flatMap((category) => {
        const required = requiredDocuments[category] ?? 0;
        return required === 0
          ? []
          : [{ category, required, ready: Math.min(required, readyDocuments[category]) }];
      }),
    };
  }
}
