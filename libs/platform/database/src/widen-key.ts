import { log } from '@groundwork/platform-observability';
import type { QueryRunner } from 'typeorm';

export interface WideKey {
  table: string;
  columns: readonly string[];
  /** For statements without an owner: those of the previous version, and of sweeps. Unique if one names it in `on conflict`. */
  narrow?: { index: string; columns: readonly string[]; isUnique?: true };
  replaced?: readonly string[];
}

const lockNotAvailable = '55P03';
const lockTries = 60;

async function isValid(runner: QueryRunner, index: string): Promise<boolean> {
  const rows = (await runner.query('select from pg_index where indexrelid = to_regclass($1) and indisvalid', [
    index,
  ])) as unknown[];
  return rows.length > 0;
}

export async function buildIndex(
  runner: QueryRunner,
  name: string,
  definition: string,
  kind = 'index',
): Promise<void> {
  if (await isValid(runner, name)) return;
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`create ${kind} concurrently ${name} on ${definition}`);
}

/** In short turns: each statement on the table waits behind a migration that waits for its lock. */
async function withShortWaits(runner: QueryRunner, statement: string): Promise<void> {
  await runner.query(`set lock_timeout = '1s'`);
  try {
    for (let turn = 1; !(await isDone(runner, statement, turn)); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 1000));
  } finally {
    await runner.query('reset lock_timeout');
  }
}

async function isDone(runner: QueryRunner, statement: string, turn: number): Promise<boolean> {
  try {
    await runner.query(statement);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable || turn === lockTries) throw error;
    log().warn({ turn }, 'A migration waits for the lock of a table');
    return false;
  }
}

export async function replacePrimaryKey(
  runner: QueryRunner,
  { table, columns, narrow, replaced = [] }: WideKey,
): Promise<void> {
  const listOf = (names: readonly string[]) => `${table} (${names.join(', ')})`;
  if (narrow) {
    const kind = narrow.isUnique ? 'unique index' : 'index';
    await buildIndex(runner, narrow.index, listOf(narrow.columns), kind);
  }
  const next = `${table}_next_key`;
  await buildIndex(runner, next, listOf(columns), 'unique index');
  await withShortWaits(
    runner,
    `alter table ${table} drop constraint ${table}_pkey,
       add constraint ${table}_pkey primary key using index ${next}`,
  );
  for (const index of replaced) await runner.query(`drop index concurrently if exists ${index}`);
}

export async function restorePrimaryKey(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await runner.query(
    `alter table ${table} drop constraint ${table}_pkey,
       add constraint ${table}_pkey primary key (${columns.join(', ')})`,
  );
}
