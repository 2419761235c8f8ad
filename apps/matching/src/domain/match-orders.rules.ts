import { isDeepStrictEqual } from 'node:util';
import type { UserId } from '@groundwork/contracts';
import { rankProgrammes, type Programme } from '@groundwork/engine-matching';
import type { Judged } from './judged.rules.ts';

/** Best first: every lender, and those that fit. */
interface Order {
  all: readonly Programme[];
  fitting: readonly Programme[];
}

interface KeptOrder extends Order {
  judged: Pick<Judged, 'input' | 'today'>;
}

const keptOwners = 50;

/**
 * The pages of one list are cut from one order: it is kept for as long as everything it was made of is the same, and
 * with the catalogue it is made of.
 */
export class MatchOrders {
  private readonly orders = new WeakMap<readonly Programme[], Map<UserId, KeptOrder>>();

  of({ userId, input, today, programmes, rules }: Judged): Order {
    const orders = this.orders.get(programmes) ?? new Map<UserId, KeptOrder>();
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
    if (oldest !== undefined && orders.size >= keptOwners) orders.delete(oldest);
    orders.set(userId, order);
    return order;
  }
}
