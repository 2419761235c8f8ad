import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ImportCatalog } from './import-catalog.use-case.ts';

@Controller()
export class ImportCatalogController {
  constructor(private readonly catalog: ImportCatalog) {}

  @Route(routes.importCatalogue)
  import({ request }: InputOf<typeof routes.importCatalogue>) {
    return this.catalog.run(request);
  }
}
