import { Controller } from '@nestjs/common';
import { type NaicsQuery, type NaicsTitle, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SearchNaics } from './search-naics.query.ts';

@Controller()
export class SearchNaicsRpc {
  constructor(private readonly searchNaics: SearchNaics) {}

  @Rpc(rpc.matching.naics)
  answer(query: NaicsQuery): Promise<NaicsTitle[]> {
    return this.searchNaics.run(query);
  }
}
