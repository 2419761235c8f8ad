import { Injectable } from '@nestjs/common';
import type { ComparedLender, LenderId, UserId } from '@groundwork/contracts';
import { isPricedByOffer } from '@groundwork/engine-matching';
import { matchLender } from '../../domain/match-context.rules.ts';
import { lenderMatch } from '../../domain/match.view.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

@Injectable()
export class CompareCosts {
  constructor(private readonly contexts: MatchContexts) {}

  async run({ userId, ids }: { userId: UserId; ids: LenderId[] }): Promise<ComparedLender[]> {
    const owner = await this.contexts.load(userId);
    return ids.map((id) => {
      const match = matchLender(owner, id);
      return {
        match: lenderMatch(match, owner),
        cost: match.cost,
        dependsOnOffer: isPricedByOffer(match.programme),
      };
    });
  }
}
