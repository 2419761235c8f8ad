import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { events, type UserId } from '@groundwork/contracts';
import type { Quarter } from '@groundwork/engine-matching';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { refusalOfQuarters } from '../../domain/record-refusal.rules.ts';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { readRecordDays, statedDays } from '../../persistence/loan-records.repository.ts';
import { renewLease, storedQuarters } from '../../persistence/record-upload.repository.ts';
import { refuse } from '../read-record-file/read-record-file.use-case.ts';

const recordsId = 'lender-records';
/** Replaces the loans of a whole program. */
const longestStatement = `set local statement_timeout = '120s'`;

@Injectable()
export class ApplyRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** One transaction: a reader sees the old or the new loans. */
  async run(upload: RecordUploadRow): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(longestStatement);
      await lockRecords(manager);
      if (!(await renewLease(manager, upload))) return;
      const refusal = refusalOfQuarters(upload.quarters, await storedQuarters(manager));
      if (refusal) return refuse(manager, upload, refusal);
      for (const quarter of upload.quarters) await replaceQuarter(manager, upload, quarter);
      await manager.query(
        `update record_uploads set state = 'applied', applied_at = now(), changed_at = now() where id = $1`,
        [upload.id],
      );
      await publishRecords(manager, upload.createdBy);
    });
  }
}

/** All changes of the records wait for this lock. */
export async function lockRecords(manager: EntityManager): Promise<void> {
  await manager.query('select version from record_state for update');
}

const replaced = `from record_snapshots snapshot
  where old.upload_id = snapshot.upload_id and old.program = snapshot.program
    and snapshot.program = $1 and old.fiscal_year between $2 and $3`;

async function replaceQuarter(
  manager: EntityManager,
  upload: RecordUploadRow,
  { program, asOf, fiscalYears: [from, to], counted }: Quarter,
): Promise<void> {
  const range = [program, from, to];
  const using = replaced.replace('from', 'using');
  await manager.query(`delete from record_cells old ${using}`, range);
  await manager.query(`delete from record_names old ${using}`, range);
  await shortenSnapshots(manager, range);
  await manager.query(
    `insert into record_snapshots (id, upload_id, program, as_of, from_year, to_year, loans, lenders)
     values ($1, $2, $3, $4, $5, $6, $7,
       (select count(distinct lender_id) from record_cells where upload_id = $2 and program = $3))`,
    [randomUUID(), upload.id, program, asOf, from, to, counted],
  );
}

/** Snapshots describe only the loans that remain. */
async function shortenSnapshots(manager: EntityManager, range: unknown[]): Promise<void> {
  const overlapping = 'snapshot.program = $1 and from_year <= $3 and to_year >= $2';
  await manager.query(
    `with left_over as (
       select upload_id, program, min(fiscal_year) as first, max(fiscal_year) as last,
         sum(cardinality(amounts)) as loans, count(distinct lender_id) as lenders
       from record_cells where program = $1 group by upload_id, program
     )
     update record_snapshots snapshot
     set from_year = first, to_year = last, loans = left_over.loans, lenders = left_over.lenders
     from left_over
     where left_over.upload_id = snapshot.upload_id and left_over.program = snapshot.program and ${overlapping}`,
    range,
  );
  await manager.query(
    `delete from record_snapshots snapshot where ${overlapping}
       and not exists (select from record_cells cell
         where cell.upload_id = snapshot.upload_id and cell.program = snapshot.program)`,
    range,
  );
}

const commonNames = (kind: 'lender' | 'naics') => `
  select distinct on (code) code, name, sum(named.loans) as loans
  from record_names named
  join record_snapshots snapshot on snapshot.upload_id = named.upload_id and snapshot.program = named.program
  where kind = '${kind}' group by code, name order by code, sum(named.loans) desc, name collate "C"`;

async function nameLenders(manager: EntityManager): Promise<void> {
  await manager.query('delete from record_lenders');
  await manager.query(
    `insert into record_lenders (id, name) select code, name from (${commonNames('lender')}) named`,
  );
  await manager.query('delete from naics_titles');
  await manager.query(`insert into naics_titles (code, title, loans) ${commonNames('naics')}`);
}

export async function publishRecords(manager: EntityManager, actorId: UserId): Promise<number> {
  await nameLenders(manager);
  const [[state]] = await manager.query<[[{ version: number }], number]>(
    'update record_state set version = version + 1 returning version',
  );
  await appendToOutbox(manager, events.lenderRecordsChanged, {
    aggregateId: recordsId,
    aggregateVersion: state.version,
    userId: actorId,
    data: { version: state.version, asOf: statedDays(await readRecordDays(manager)) },
  });
  return state.version;
}
