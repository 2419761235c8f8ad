import { Injectable } from '@nestjs/common';
import type { LenderId, UserId } from '@groundwork/contracts';
import { match, matchingRules, rank, type RankedMatch } from '@groundwork/engine-matching';
import { DataSource } from 'typeorm';
import { lenderNotFound } from '../../matching.errors.ts';
import { Catalogue } from '../../persistence/catalogue.ts';
import { applicationSchema } from '../../persistence/matching.schema.ts';
import { OwnerRepository } from '../../persistence/owner.repository.ts';
import type { Judged } from './match-view.ts';

/** Lists are judged when they are read: an owner's whole catalogue takes milliseconds, and is never stale. */
@Injectable()
export class JudgedOwner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly owners: OwnerRepository,
    private readonly catalogue: Catalogue,
  ) {}

  async of(userId: UserId): Promise<Judged> {
    const [input, noted, programmes] = await Promise.all([
      this.owners.inputOf(userId),
      this.dataSource.manager.findBy(applicationSchema, { userId }),
      this.catalogue.active(),
    ]);
    return {
      programmes,
      input,
      today: new Date().toISOString().slice(0, 10),
      applications: new Map(noted.map(({ lenderId, status }) => [lenderId, status])),
    };
  }

  ranking({ input, today, programmes }: Judged): RankedMatch[] {
    return rank(programmes, input, today, matchingRules);
  }

  one({ input, today, programmes }: Judged, lenderId: LenderId): RankedMatch {
    const programme = programmes.find(({ id }) => id === lenderId);
    if (!programme) throw lenderNotFound();
    return { programme, ...match(programme, input, today, matchingRules) };
  }
}
