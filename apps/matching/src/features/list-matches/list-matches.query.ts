import { Injectable } from '@nestjs/common';
import type { ExplainedMatch, LenderMatch, Page, PageQuery, UserId } from '@groundwork/contracts';
import type { Programme } from '@groundwork/engine-matching';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { toldOf } from '../../domain/judged.rules.ts';
import { MatchOrders } from '../../domain/match-orders.rules.ts';
import { explainedMatch, lenderMatch } from '../../domain/match.view.ts';
import { JudgedOwner } from '../../persistence/judged-owner.repository.ts';

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

@Injectable()
export class ListMatches {
  private readonly orders = new MatchOrders();

  constructor(private readonly judged: JudgedOwner) {}

  async eligible({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<LenderMatch>> {
    const { limit = eligibleAtOnce, cursor } = page;
    const owner = await this.judged.of(userId);
    const { fitting } = this.orders.of(owner);
    const matches = toldOf(owner, after(fitting, cursor, limit));
    return pageThatFits(
      matches.map((match) => lenderMatch(match, owner)),
      limit,
    );
  }

  /** Near misses stand behind those that fit, with what is missing. */
  async all({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ExplainedMatch>> {
    const { limit = explainedAtOnce, cursor } = page;
    const owner = await this.judged.of(userId);
    const { all } = this.orders.of(owner);
    const matches = toldOf(owner, after(all, cursor, limit));
    return pageThatFits(
      matches.map((match) => explainedMatch(match, owner, ({ result }) => result !== 'pass')),
      limit,
    );
  }
}
