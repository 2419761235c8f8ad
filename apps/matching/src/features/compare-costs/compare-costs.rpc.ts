import { Controller } from '@nestjs/common';
import { type ComparedLender, type LenderId, rpc, type UserId } from '@groundwork/contracts';
import { loanCost } from '@groundwork/engine-matching';
import { Rpc } from '@groundwork/platform-messaging';
import { JudgedOwner } from '../list-matches/judged-owner.ts';
import { lenderMatch } from '../list-matches/match-view.ts';

@Controller()
export class CompareCostsRpc {
  constructor(private readonly judged: JudgedOwner) {}

  @Rpc(rpc.matching.compare)
  async compare({ userId, ids }: { userId: UserId; ids: LenderId[] }): Promise<ComparedLender[]> {
    const owner = await this.judged.of(userId);
    return ids.map((id) => {
      const match = this.judged.one(owner, id);
      return {
        match: lenderMatch(match, owner),
        cost: loanCost(match.programme, owner.input, owner.today, owner.rules),
      };
    });
  }
}
