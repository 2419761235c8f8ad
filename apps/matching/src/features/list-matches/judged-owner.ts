import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { LenderId, UserId } from '@groundwork/contracts';
import {
  bestFirst,
  match,
  type MatchingRules,
  type Programme,
  rank,
  type RankedMatch,
} from '@groundwork/engine-matching';
import { DataSource } from 'typeorm';
import { lenderNotFound } from '../../matching.errors.ts';
import { RULES } from '../../matching.rules.ts';
import { Catalogue } from '../../persistence/catalogue.ts';
import { applicationSchema } from '../../persistence/matching.schema.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';
import type { Judged } from './match-view.ts';

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
 * Lists are judged when they are read, so they are never stale. The pages of one list are cut from one order: it is
 * kept for as long as everything it was made of is the same, and with the catalogue it is made of.
 */
@Injectable()
export class JudgedOwner {
  private readonly orders = new WeakMap<readonly Programme[], Map<UserId, KeptOrder>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
    @Inject(RULES) private readonly rules: MatchingRules,
  ) {}

  async of(userId: UserId): Promise<Judged> {
    const [input, noted, programmes] = await Promise.all([
      this.owners.inputOf(userId),
      this.dataSource.manager.findBy(applicationSchema, { userId }),
      this.catalogue.active(),
    ]);
    return {
      userId,
      programmes,
      rules: this.rules,
      input,
      today: new Date().toISOString().slice(0, 10),
      applications: new Map(noted.map(({ lenderId, status }) => [lenderId, status])),
    };
  }

  order({ userId, input, today, programmes }: Judged): Order {
    const orders = this.orders.get(programmes) ?? new Map<UserId, KeptOrder>();
    this.orders.set(programmes, orders);
    const judged = { input, today };
    const known = orders.get(userId);
    if (known && isDeepStrictEqual(known.judged, judged)) return known;
    const standings = bestFirst(programmes, input, today, this.rules);
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

  /** A part of an order, with all that is told of each. */
  told({ input, today }: Judged, part: readonly Programme[]): RankedMatch[] {
    return rank(part, input, today, this.rules);
  }

  one({ input, today, programmes }: Judged, lenderId: LenderId): RankedMatch {
    const programme = programmes.find(({ id }) => id === lenderId);
    if (!programme) throw lenderNotFound();
    return { programme, ...match(programme, input, today, this.rules) };
  }
}
