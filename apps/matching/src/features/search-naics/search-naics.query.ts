import { Injectable } from '@nestjs/common';
import { type NaicsQuery, naicsSectors, type NaicsTitle } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { defaultTitles, searchTitles } from '../../domain/naics-titles.rules.ts';

@Injectable()
export class SearchNaics {
  constructor(private readonly dataSource: DataSource) {}

  /** The sectors come first, then the codes of six digits that imported loan records name. */
  async run(query: NaicsQuery): Promise<NaicsTitle[]> {
    const { search = '', limit = defaultTitles } = query;
    const codes = await this.dataSource.manager.query<NaicsTitle[]>(
      `select code, title from naics_titles
       where length(code) = 6 and (starts_with(code, $1) or position($1 in lower(title)) > 0)
       order by code limit $2`,
      [search, limit],
    );
    return [...searchTitles(naicsSectors, query), ...codes].slice(0, limit);
  }
}
