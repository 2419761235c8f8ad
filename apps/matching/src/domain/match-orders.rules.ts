import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '@groundwork/contracts';
import { rankProgrammes, type Programme } from '@groundwork/engine-matching';
import type { MatchContext } from './match-context.rules.ts';

interface Order {
  all: readonly Programme[];
  fitting: readonly Programme[];
}

interface CachedOrder extends Order {
  judged: Pick<MatchContext, 'input' | 'today'>;
}

const maxCachedOwners = 50;

/** All pages of a list use one order. It is cached until an input, the day or the catalog changes. */
export class MatchOrders {
  private readonly orders = new WeakMap<readonly Programme[], Map<UserId, CachedOrder>>();

  of({ userId, input, today, programmes, rules }: MatchContext): Order {
    const orders = this.orders.get(programmes) ?? new Map<UserId, CachedOrder>();
    this.orders.set(programmes, orders);
    const judged = { input, today };
    const known = orders.get(userId);
    if (known && isDeepStrictEqual(known.judged, judged)) return known;
    const standings = rankProgrammes(programmes, input, today, rules);
    const order = {
      judged,
      all: standings.map(({ programme }) => programme),
      fitting: standings.flatMap(({ outcome, programme }) => (outcome === 'eligible' ? programme : [])),
    };
    orders.delete(userId);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size >= maxCachedOwners) orders.delete(oldest);
    orders.set(userId, order);
    return order;
  }
}
