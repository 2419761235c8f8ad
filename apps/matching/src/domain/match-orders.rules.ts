import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '@groundwork/contracts';
import { rankCarried, type Program } from '@groundwork/engine-matching';
import type { MatchContext } from './match-context.rules.ts';

interface Order {
  all: readonly Program[];
  eligible: readonly Program[];
}

interface CachedOrder extends Order {
  source: Pick<MatchContext, 'input' | 'today'>;
}

const maxCachedOwners = 50;

/** All pages of a list use one order. It is cached until an input, the day or the catalog changes. */
export class MatchOrders {
  private readonly orders = new WeakMap<readonly Program[], Map<UserId, CachedOrder>>();

  of({ userId, input, today, programs, rules }: MatchContext): Order {
    const orders = this.orders.get(programs) ?? new Map<UserId, CachedOrder>();
    this.orders.set(programs, orders);
    const source = { input, today };
    const cached = orders.get(userId);
    if (cached && isDeepStrictEqual(cached.source, source)) return cached;
    const matches = rankCarried(programs, input, today, rules);
    const order = {
      source,
      all: matches.map(({ programme: program }) => program),
      eligible: matches.flatMap(({ outcome, programme: program }) => (outcome === 'eligible' ? program : [])),
    };
    orders.delete(userId);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size >= maxCachedOwners) orders.delete(oldest);
    orders.set(userId, order);
    return order;
  }
}
