import { setTimeout as sleep } from 'node:timers/promises';
import { fill } from '../../libs/wording/src/fill.ts';
import { Failure } from './failure.ts';
import { rebuildTexts } from './local.wording.ts';
import { built, reached } from './operator-command.ts';
import { dataFolder } from './options.mjs';
import { print } from './progress.ts';

const PATIENCE_MS = 600_000;
const code = () => built(() => import('@groundwork/platform-database'));

export interface Rebuild {
  readonly service: string;
  readonly owners: string;
  readonly content: string;
  readonly start: string;
  readonly done: string;
}

interface Selection {
  readonly owner: string | undefined;
  readonly data: string | undefined;
}

interface Database {
  query<T>(sql: string, values?: unknown[]): Promise<T>;
}

type Contents = ReadonlyMap<string, string>;

async function contentsOf(database: Database, { content }: Rebuild, owner: string): Promise<Contents> {
  const rows = await database.query<{ id: string; content: string }[]>(content, [owner]);
  return new Map(rows.map((row) => [row.id, row.content]));
}

function differences(before: Contents, after: Contents): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id));
}

async function rebuildOne(database: Database, plan: Rebuild, owner: string): Promise<void> {
  const { service } = plan;
  const before = await contentsOf(database, plan, owner);
  await database.query(plan.start, [owner]);
  const until = Date.now() + PATIENCE_MS;
  while ((await database.query<unknown[]>(plan.done, [owner])).length === 0) {
    if (Date.now() > until) throw new Failure(fill(rebuildTexts.noRebuild, { service, business: owner }));
    await sleep(200);
  }
  const after = await contentsOf(database, plan, owner);
  const changed = differences(before, after);
  print(fill(rebuildTexts.rebuilt, { business: owner, count: after.size, differ: changed.length }));
  for (const id of changed) print(fill(rebuildTexts.differs, { id }));
}

async function ownersOf(database: Database, plan: Rebuild, owner: string | undefined): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(plan.owners, [owner ?? null]);
  if (owner !== undefined && rows.length === 0)
    throw new Failure(fill(rebuildTexts.noBusiness, { service: plan.service, business: owner }));
  return rows.map(({ id }) => id);
}

/** The running service computes again. This process only makes the owners due and compares. */
export async function rebuild(plan: Rebuild, { owner, data }: Selection): Promise<void> {
  const url = await reached('postgres', { data: dataFolder(data) });
  const { createDataSource } = await code();
  const schema = { service: plan.service, entities: [], migrations: [] };
  const database = await createDataSource(schema, { url, poolSize: 1 }).initialize();
  try {
    for (const each of await ownersOf(database, plan, owner)) await rebuildOne(database, plan, each);
  } finally {
    await database.destroy();
  }
}
