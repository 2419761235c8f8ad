import { Controller } from '@nestjs/common';
import {
  type AppliedImport,
  type CatalogRow,
  type ImportId,
  type ImportPlan,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type ImportApplication, ImportCatalog } from './import-catalog.use-case.ts';

interface StagedRows {
  importId: ImportId;
  rows: CatalogRow[];
}

@Controller()
export class ImportCatalogRpc {
  constructor(private readonly importCatalog: ImportCatalog) {}

  @Rpc(rpc.matching.stageImport)
  async stage({ importId, rows }: StagedRows): Promise<Record<string, never>> {
    await this.importCatalog.stage(importId, rows);
    return {};
  }

  @Rpc(rpc.matching.planImport)
  plan({ importId }: { importId: ImportId }): Promise<ImportPlan> {
    return this.importCatalog.plan(importId);
  }

  @Rpc(rpc.matching.applyImport)
  apply(application: ImportApplication): Promise<AppliedImport> {
    return this.importCatalog.apply(application);
  }
}
