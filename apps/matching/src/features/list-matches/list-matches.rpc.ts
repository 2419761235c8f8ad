import { Controller } from '@nestjs/common';
import {
  documentCategories,
  type ExplainedMatch,
  type LenderId,
  type LenderMatch,
  type LenderMatchDetail,
  type Page,
  type PageQuery,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { measure, type Programme } from '@groundwork/engine-matching';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits, Rpc } from '@groundwork/platform-messaging';
import { JudgedOwner } from './judged-owner.ts';
import { explainedMatch, lenderMatch } from './match-view.ts';

const eligibleAtOnce = 200;
const explainedAtOnce = 50;

/**
 * Best first, from the one after the cursor; one more than asked for tells that there is more. Where the lender of the
 * cursor has left the list, nobody knows where it stood: beginning anew would tell lenders twice.
 */
function after(order: readonly Programme[], cursor: string | undefined, limit: number): Programme[] {
  if (cursor === undefined) return order.slice(0, limit + 1);
  const place = order.findIndex(({ id }) => id === cursor);
  if (place === -1) throw foreignCursor();
  return order.slice(place + 1, place + limit + 2);
}

@Controller()
export class ListMatchesRpc {
  constructor(private readonly judged: JudgedOwner) {}

  @Rpc(rpc.matching.eligible)
  async eligible({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<LenderMatch>> {
    const { limit = eligibleAtOnce, cursor } = page;
    const owner = await this.judged.of(userId);
    const { fitting } = this.judged.order(owner);
    const matches = this.judged.told(owner, after(fitting, cursor, limit));
    return pageThatFits(
      matches.map((match) => lenderMatch(match, owner)),
      limit,
    );
  }

  /** Near misses stand behind those that fit, with what is missing. */
  @Rpc(rpc.matching.all)
  async all({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ExplainedMatch>> {
    const { limit = explainedAtOnce, cursor } = page;
    const owner = await this.judged.of(userId);
    const { all } = this.judged.order(owner);
    const matches = this.judged.told(owner, after(all, cursor, limit));
    return pageThatFits(
      matches.map((match) => explainedMatch(match, owner, ({ result }) => result !== 'pass')),
      limit,
    );
  }

  @Rpc(rpc.matching.get)
  async get({ userId, lenderId }: { userId: UserId; lenderId: LenderId }): Promise<LenderMatchDetail> {
    const owner = await this.judged.of(userId);
    const match = this.judged.one(owner, lenderId);
    const { readyDocuments } = measure(owner.input, owner.today, owner.rules);
    const { requiredDocuments } = match.programme;
    return {
      ...explainedMatch(match, owner, () => true),
      requiredDocuments: documentCategories.flatMap((category) => {
        const required = requiredDocuments[category] ?? 0;
        return required === 0
          ? []
          : [{ category, required, ready: Math.min(required, readyDocuments[category]) }];
      }),
    };
  }
}
