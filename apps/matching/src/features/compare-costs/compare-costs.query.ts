import { Injectable } from '@nestjs/common';
import type { ComparedLender, LenderId, UserId } from '@groundwork/contracts';
import { computeLoanCost } from '@groundwork/engine-matching';
import { matchWith } from '../../domain/match-context.rules.ts';
import { lenderMatch } from '../../domain/match.view.ts';
import { MatchContexts } from '../../persistence/match-context.repository.ts';

@Injectable()
export class CompareCosts {
  constructor(private readonly judged: MatchContexts) {}

  async run({ userId, ids }: { userId: UserId; ids: LenderId[] }): Promise<ComparedLender[]> {
    const owner = await this.judged.of(userId);
    return ids.map((id) => {
      const match = matchWith(owner, id);
      return {
        match: lenderMatch(match, owner),
        cost: computeLoanCost(match.programme, owner.input, owner.today, owner.rules),
      };
    });
  }
}
