import { Injectable } from '@nestjs/common';
import { type NaicsQuery, naicsSectors, type NaicsTitle } from '@groundwork/contracts';
import { searchTitles } from '../../domain/naics-titles.rules.ts';

@Injectable()
export class SearchNaics {
  run(query: NaicsQuery): Promise<NaicsTitle[]> {
    return Promise.resolve(searchTitles(naicsSectors, query));
  }
}
