import { Injectable } from '@nestjs/common';
import type { ComparedLender, LenderId, UserId } from '@groundwork/contracts';
import { computeLoanCost } from '@groundwork/engine-matching';
import { matchWith } from '../../domain/judged.rules.ts';
import { lenderMatch } from '../../domain/match.view.ts';
import { JudgedOwner } from '../../persistence/judged-owner.repository.ts';

@Injectable()
export class CompareCosts {
  constructor(private readonly judged: JudgedOwner) {}

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
