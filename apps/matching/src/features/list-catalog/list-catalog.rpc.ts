import { Controller } from '@nestjs/common';
import { type CatalogPage, type CatalogQuery, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListCatalog } from './list-catalog.query.ts';

@Controller()
export class ListCatalogRpc {
  constructor(private readonly listCatalog: ListCatalog) {}

  @Rpc(rpc.matching.catalogue)
  answer(query: CatalogQuery): Promise<CatalogPage> {
    return this.listCatalog.run(query);
  }
}
