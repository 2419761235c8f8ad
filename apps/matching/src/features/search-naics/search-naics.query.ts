import { Injectable } from '@nestjs/common';
import { type NaicsQuery, naicsSectors, type NaicsTitle } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { searchTitles } from '../../domain/naics-titles.rules.ts';

@Injectable()
export class SearchNaics {
  constructor(private readonly dataSource: DataSource) {}

  /** Six-digit titles come from published loan records. */
  async run(query: NaicsQuery): Promise<NaicsTitle[]> {
    const titles = await this.dataSource.query<NaicsTitle[]>(
      'select code, title from naics_titles order by code',
    );
    return searchTitles([...naicsSectors, ...titles], query);
  }
}
