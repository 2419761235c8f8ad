import type { EntityManager } from 'typeorm';
import { type Attempt, deleteStaged, renewLease } from './record-upload.repository.ts';

export interface ReadBatch {
  rows: number;
  bytes: number;
  /** JSON of cells, names and lines set aside, as the reader process wrote it. */
  content: string;
}

const insertCells = `
  insert into record_cells (upload_id, program, lender_id, naics, state, county, size, year, fiscal_year,
    paid, charged_off, open, last_approval, amounts, terms, rates)
  select $1, program, "lenderId", naics, state, county, size, year, "fiscalYear", paid, "chargedOff", open,
    "lastApproval", amounts, terms, rates
  from jsonb_to_recordset($2::jsonb -> 'cells') as cell (program text, "lenderId" text, naics text, state text,
    county text, size text, year integer, "fiscalYear" integer, paid integer, "chargedOff" integer, open integer,
    "lastApproval" date, amounts bigint[], terms integer[], rates integer[])`;

const insertNames = `
  insert into record_names (upload_id, program, fiscal_year, kind, code, name, loans)
  select $1, program, "fiscalYear", kind, code, name, loans
  from jsonb_to_recordset($2::jsonb -> 'names') as named (program text, "fiscalYear" integer, kind text,
    code text, name text, loans integer)`;

const insertAside = `
  insert into record_rows_aside (upload_id, line, reason)
  select $1, (pair ->> 0)::bigint, pair ->> 1 from jsonb_array_elements($2::jsonb -> 'aside') as pair`;

const insertAll = `with cells as (${insertCells}), names as (${insertNames}) ${insertAside}`;

export async function beginReading(manager: EntityManager, attempt: Attempt): Promise<boolean> {
  if (!(await renewLease(manager, attempt))) return false;
  await deleteStaged(manager, attempt.id);
  await manager.query('delete from record_rows_aside where upload_id = $1', [attempt.id]);
  await manager.query('update record_uploads set bytes = 0, rows = 0 where id = $1', [attempt.id]);
  return true;
}

export async function storeBatch(
  manager: EntityManager,
  attempt: Attempt,
  { rows, bytes, content }: ReadBatch,
): Promise<boolean> {
  if (!(await renewLease(manager, attempt, { rows, bytes }))) return false;
  await manager.query(insertAll, [attempt.id, content]);
  return true;
}
