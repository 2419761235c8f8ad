import type { RecordUploadId } from '@groundwork/contracts';
import type { FileSummary } from '@groundwork/engine-matching';
import type { DueTable } from '@groundwork/platform-service';
import type { EntityManager } from 'typeorm';
import type { StoredQuarter } from '../domain/record-refusal.rules.ts';
import type { RecordUploadRow } from '../domain/record-upload.model.ts';

export const uploadColumns = `id, name, size::float8 as size, sha256, state, received::float8 as received, parts,
  bytes::float8 as bytes, rows::float8 as rows, summary, quarters, warnings, refusal, created_by as "createdBy",
  created_at as "createdAt", applied_at as "appliedAt", tries`;

export const leaseSeconds = 20;

export const dueUploads: DueTable = {
  table: 'record_uploads',
  key: 'id',
  tries: 'tries',
  columns: uploadColumns,
  where: `state in ('reading', 'applying')`,
  leaseSeconds,
  maxWaitSeconds: 60,
};

export async function findUpload(
  manager: EntityManager,
  id: RecordUploadId,
  lock: '' | 'for update' = '',
): Promise<RecordUploadRow | undefined> {
  const rows = await manager.query<RecordUploadRow[]>(
    `select ${uploadColumns} from record_uploads where id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

/** Deletes what a reading stored of its file. */
export async function deleteStaged(manager: EntityManager, id: RecordUploadId): Promise<void> {
  await manager.query('delete from record_cells where upload_id = $1', [id]);
  await manager.query('delete from record_names where upload_id = $1', [id]);
}

export interface Attempt {
  id: RecordUploadId;
  tries: number;
}

/** False if another process reads the file now, or an administrator canceled it. */
export async function renewLease(
  manager: EntityManager,
  { id, tries }: Attempt,
  progress: { bytes?: number; rows?: number } = {},
): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    `update record_uploads set next_at = now() + make_interval(secs => $3),
       bytes = coalesce($4, bytes), rows = rows + $5
     where id = $1 and tries = $2 and state in ('reading', 'applying')`,
    [id, tries, leaseSeconds, progress.bytes ?? null, progress.rows ?? 0],
  );
  return count > 0;
}

export async function storedQuarters(manager: EntityManager): Promise<StoredQuarter[]> {
  return manager.query(
    `select program, to_char(as_of, 'YYYY-MM-DD') as "asOf", from_year as "fromYear", to_year as "toYear"
     from record_snapshots`,
  );
}

/** Published loans that the quarters of a file would replace. */
export async function countReplaced(
  manager: EntityManager,
  quarters: FileSummary['quarters'],
): Promise<number> {
  let count = 0;
  for (const { program, fiscalYears } of quarters) {
    const [row] = await manager.query<[{ loans: number }]>(
      `select coalesce(sum(cardinality(cell.amounts)), 0)::float8 as loans
       from record_snapshots snapshot
       join record_cells cell on cell.upload_id = snapshot.upload_id and cell.program = snapshot.program
       where snapshot.program = $1 and cell.fiscal_year between $2 and $3`,
      [program, ...fiscalYears],
    );
    count += row.loans;
  }
  return count;
}
