import { Inject, Injectable } from '@nestjs/common';
import type {
  AppliedImport,
  ApplyImportBody,
  CatalogRow,
  ImportId,
  ImportPlan,
  UserId,
} from '@groundwork/contracts';
import type { MatchingRules } from '@groundwork/engine-matching';
import { Clock, inTurns } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { planImport, type PlannedImport } from '../../domain/import-plan.rules.ts';
import { importHasErrors, importNotFound } from '../../matching.errors.ts';
import { RULES } from '../../matching-rules.providers.ts';
import { readFamilies } from '../../persistence/catalog.repository.ts';
import { readFeeds } from '../../persistence/feed.repository.ts';
import { programSchema } from '../../persistence/matching.schema.ts';
import { changeCatalog, lockCatalog } from '../change-catalog/change-catalog.use-case.ts';

export type ImportApplication = ApplyImportBody & { importId: ImportId; actorId: UserId };

@Injectable()
export class ImportCatalog {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RULES) private readonly rules: MatchingRules,
    private readonly clock: Clock,
  ) {}

  /** The gateway can send the same part twice. */
  async stage(importId: ImportId, rows: CatalogRow[]): Promise<void> {
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
    return (await this.planStaged(this.dataSource.manager, importId)).plan;
  }

  /** Plans again under the lock: the catalog can have changed since the preview. */
  apply({ importId, actorId, absent }: ImportApplication): Promise<AppliedImport> {
    return this.dataSource.transaction(async (manager) => {
      await lockCatalog(manager);
      const planned = await this.planStaged(manager, importId);
      if (planned.plan.errorCount > 0) throw importHasErrors(planned.plan.errorCount);
      const deactivated = absent === 'deactivate' ? planned.absent : [];
      const version = await changeCatalog(manager, { actorId, cause: 'import' }, [
        ...[...planned.added, ...planned.changed].map((program) => ({
          programme: program,
          active: program.active,
        })),
        ...deactivated.map(({ programme: program }) => ({ programme: program, active: false })),
      ]);
      await manager.query('delete from imported_rows where import_id = $1', [importId]);
      return {
        version,
        added: planned.added.length,
        changed: planned.changed.length,
        deactivated: deactivated.length,
      };
    });
  }

  private async planStaged(manager: EntityManager, importId: ImportId): Promise<PlannedImport> {
    const rows: CatalogRow[] = await manager.query(
      'select line, cells from imported_rows where import_id = $1 order by line',
      [importId],
    );
    if (rows.length === 0) throw importNotFound();
    const catalog = await manager.find(programSchema, { order: { rowNumber: 'asc' } });
    const families = await readFamilies(manager);
    const feeds = (await readFeeds(manager)).map(({ slug }) => slug);
    const context = { rules: this.rules, families, feeds, today: this.clock.today() };
    return inTurns(planImport(importId, rows, catalog, context));
  }
}
