import { Injectable } from '@nestjs/common';
import type { CatalogPage, CatalogQuery } from '@groundwork/contracts';
import { containing } from '@groundwork/platform-database';
import { pageThatFits } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { catalogLender } from '../../domain/catalog-lender.view.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { programSchema } from '../../persistence/matching.schema.ts';

const defaultLimit = 50;

@Injectable()
export class ListCatalog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async run({ search = '', limit = defaultLimit, cursor = '' }: CatalogQuery): Promise<CatalogPage> {
    const today = this.clock.today();
    const { mode, families } = await this.catalog.on(today);
    const rows = await this.dataSource.manager
      .createQueryBuilder(programSchema, 'lender')
      .where('lender.id > :cursor', { cursor })
      .andWhere(`lower(lender.id || ' ' || (lender.programme->>'name')) like :part`, {
        part: containing(search),
      })
      .andWhere('not lender.removed and (not lender.sample or :withSamples)', {
        withSamples: mode !== 'real',
      })
      .orderBy('lender.id')
      .limit(limit + 1)
      .getMany();
    const lenders = rows.map((row) => catalogLender(row, { families, today }));
    const samples = await this.dataSource.manager.countBy(programSchema, { sample: true, removed: false });
    return { ...pageThatFits(lenders, limit), samples };
  }
}
