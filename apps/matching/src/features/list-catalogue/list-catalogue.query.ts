import { Injectable } from '@nestjs/common';
import type { CataloguePage, CatalogueQuery } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { catalogueLender } from '../../domain/catalogue-lender.view.ts';
import { Catalogue } from '../../persistence/catalogue.repository.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';

const defaultLimit = 50;

@Injectable()
export class ListCatalogue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  async run({ search = '', limit = defaultLimit, cursor = '' }: CatalogueQuery): Promise<CataloguePage> {
    const today = this.clock.today();
    const { mode, families } = await this.catalogue.on(today);
    const rows = await this.dataSource.manager
      .createQueryBuilder(programmeSchema, 'lender')
      .where('lender.id > :cursor', { cursor })
      .andWhere(`position(:search in lower(lender.id || ' ' || (lender.programme->>'name'))) > 0`, { search })
      .andWhere('not lender.removed and (not lender.sample or :withSamples)', {
        withSamples: mode !== 'real',
      })
      .orderBy('lender.id')
      .limit(limit + 1)
      .getMany();
    const lenders = rows.map((row) => catalogueLender(row, { families, today }));
    const samples = await this.dataSource.manager.countBy(programmeSchema, { sample: true, removed: false });
    return { ...pageThatFits(lenders, limit), samples };
  }
}
