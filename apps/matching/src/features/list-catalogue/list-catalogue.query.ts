import { Injectable } from '@nestjs/common';
import type { CatalogueLender, CatalogueQuery, Page } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { catalogueLender } from '../../domain/catalogue-lender.view.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';

const defaultLimit = 50;

@Injectable()
export class ListCatalogue {
  constructor(private readonly dataSource: DataSource) {}

  async run({
    search = '',
    limit = defaultLimit,
    cursor = '',
  }: CatalogueQuery): Promise<Page<CatalogueLender>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(programmeSchema, 'lender')
      .where('lender.id > :cursor', { cursor })
      .andWhere(`position(:search in lower(lender.id || ' ' || (lender.programme->>'name'))) > 0`, { search })
      .orderBy('lender.id')
      .limit(limit + 1)
      .getMany();
    return pageThatFits(rows.map(catalogueLender), limit);
  }
}
