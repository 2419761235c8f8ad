import { Controller } from '@nestjs/common';
import { type CataloguePage, type CatalogueQuery, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListCatalogue } from './list-catalogue.query.ts';

@Controller()
export class ListCatalogueRpc {
  constructor(private readonly listCatalogue: ListCatalogue) {}

  @Rpc(rpc.matching.catalogue)
  answer(query: CatalogueQuery): Promise<CataloguePage> {
    return this.listCatalogue.run(query);
  }
}
