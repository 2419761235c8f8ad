import { Inject, Injectable } from '@nestjs/common';
import type {
  AppliedImport,
  ApplyImportBody,
  CatalogueRow,
  ImportId,
  ImportPlan,
  UserId,
} from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { DataSource, type EntityManager } from 'typeorm';
import { planImport, type PlannedImport } from '../../domain/import-plan.rules.ts';
import { importHasErrors, importNotFound } from '../../matching.errors.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { programmeSchema } from '../../persistence/matching.schema.ts';
import { changeCatalogue, lockCatalogue } from '../change-catalogue/change-catalogue.use-case.ts';

export type ImportApplication = ApplyImportBody & { importId: ImportId; actorId: UserId };

@Injectable()
export class ImportCatalogue {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RULES) private readonly rules: MatchingRules,
  ) {}

  /** The gateway can send the same part twice. */
  async stage(importId: ImportId, rows: CatalogueRow[]): Promise<void> {
    const { manager } = this.dataSource;
    await manager.query(`delete from imported_rows where staged_at < now() - interval '1 day'`);
    await manager.query(
      `insert into imported_rows (import_id, line, cells)
       select $1, line, cells from jsonb_to_recordset($2) as staged (line integer, cells jsonb)
       on conflict do nothing`,
      [importId, JSON.stringify(rows)],
    );
  }

  async plan(importId: ImportId): Promise<ImportPlan> {
    return (await this.worked(this.dataSource.manager, importId)).plan;
  }

  /** Plans again under the lock: the catalog can have changed since the preview. */
  apply({ importId, actorId, absent }: ImportApplication): Promise<AppliedImport> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalogue(manager);
      const found = await this.worked(manager, importId);
      if (found.plan.errorCount > 0) throw importHasErrors(found.plan.errorCount);
      const resting = absent === 'deactivate' ? found.absent : [];
      const version = await changeCatalogue(manager, actorId, [
        ...[...found.added, ...found.changed].map((programme) => ({ programme, active: programme.active })),
        ...resting.map(({ programme }) => ({ programme, active: false })),
      ]);
      await manager.query('delete from imported_rows where import_id = $1', [importId]);
      return {
        version,
        added: found.added.length,
        changed: found.changed.length,
        deactivated: resting.length,
      };
    });
  }

  private async worked(manager: EntityManager, importId: ImportId): Promise<PlannedImport> {
    const rows: CatalogueRow[] = await manager.query(
      'select line, cells from imported_rows where import_id = $1 order by line',
      [importId],
    );
    if (rows.length === 0) throw importNotFound();
    const catalogue = await manager.find(programmeSchema, { order: { rowNumber: 'asc' } });
    return planImport(importId, rows, catalogue, this.rules);
  }
}
