import { Controller } from '@nestjs/common';
import { type CatalogueLender, type CatalogueQuery, type Page, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListCatalogue } from './list-catalogue.query.ts';

@Controller()
export class ListCatalogueRpc {
  constructor(private readonly listCatalogue: ListCatalogue) {}

  @Rpc(rpc.matching.catalogue)
  answer(query: CatalogueQuery): Promise<Page<CatalogueLender>> {
    return this.listCatalogue.run(query);
  }
}
