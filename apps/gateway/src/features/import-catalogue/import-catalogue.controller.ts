import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ImportCatalogue } from './import-catalogue.use-case.ts';

@Controller()
export class ImportCatalogueController {
  constructor(private readonly catalogue: ImportCatalogue) {}

  @Route(routes.importCatalogue)
  import({ request }: InputOf<typeof routes.importCatalogue>) {
    return this.catalogue.run(request);
  }
}
