import { Controller } from '@nestjs/common';
import {
  type AppliedImport,
  type CatalogueRow,
  type ImportId,
  type ImportPlan,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type ImportApplication, ImportCatalogue } from './import-catalogue.use-case.ts';

interface StagedRows {
  importId: ImportId;
  rows: CatalogueRow[];
}

@Controller()
export class ImportCatalogueRpc {
  constructor(private readonly importCatalogue: ImportCatalogue) {}

  @Rpc(rpc.matching.stageImport)
  async stage({ importId, rows }: StagedRows): Promise<Record<string, never>> {
    await this.importCatalogue.stage(importId, rows);
    return {};
  }

  @Rpc(rpc.matching.planImport)
  plan({ importId }: { importId: ImportId }): Promise<ImportPlan> {
    return this.importCatalogue.plan(importId);
  }

  @Rpc(rpc.matching.applyImport)
  apply(application: ImportApplication): Promise<AppliedImport> {
    return this.importCatalogue.apply(application);
  }
}
