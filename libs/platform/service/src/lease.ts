import { inLane } from '@groundwork/platform-database';
import type { DataSource } from 'typeorm';
import type { DueTable } from './due-rows.ts';

interface ClaimedRow {
  readonly id: string;
  readonly tries: number;
}

type LeasedTable = Pick<DueTable, 'table' | 'key' | 'tries' | 'leaseSeconds'>;

export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

const renewalsPerLease = 5;
const renewalMargin = 0.8;

/** Skips a locked row: a transaction of its own work holds it, and no other process can claim it meanwhile. */
async function renew(
  dataSource: DataSource,
  { table, key, tries, leaseSeconds }: LeasedTable,
  row: ClaimedRow,
): Promise<boolean> {
  await dataSource.query(
    `update ${table} set next_at = now() + interval '${leaseSeconds} seconds' where ${key} =
       (select ${key} from ${table} where ${key} = $1 and ${tries} = $2 for update skip locked)`,
    [row.id, row.tries],
  );
  const rows = await dataSource.query<unknown[]>(
    `select 1 from ${table} where ${key} = $1 and ${tries} = $2`,
    [row.id, row.tries],
  );
  return rows.length > 0;
}

export async function holdLease<T>(
  dataSource: DataSource,
  table: LeasedTable,
  row: ClaimedRow,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const leaseMs = table.leaseSeconds * 1000;
  let renewedAt = performance.now();
  const check = async () => {
    const since = performance.now();
    if (since - renewedAt > leaseMs * renewalMargin) lost.abort(new LeaseLost());
    const isOurs = await inLane('calls', () => renew(dataSource, table, row));
    if (isOurs) renewedAt = since;
    else lost.abort(new LeaseLost());
  };
  let checked: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    checked = check().catch(() => undefined);
  }, leaseMs / renewalsPerLease);
  return work(lost.signal).finally(() => {
    clearInterval(timer);
    return checked;
  });
}
