import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fill } from '../../libs/wording/src/fill.ts';
import './node-version.mjs';
import { Failure } from './failure.ts';
import { bankTexts } from './local.wording.ts';
import { built, reached, runCommand } from './operator-command.ts';
import { dataFolder, FLAG, Misused, orMisused, TEXT } from './options.mjs';
import { print } from './progress.ts';

const HELP = `npm run ledger:rebuild -- --business ID | --all [options]
  Computes figures with their grades and witnesses from the bank rows again and prints what differed. The running ledger does the work.

  --business ID   one business
  --all           each business with bank rows
  --data DIR      the data folder of the running system (default .data or $GROUNDWORK_DATA)
  --help          prints this text
The command uses the servers of "npm start", or DATABASE_ADMIN_URL if set.
`;

const PATIENCE_MS = 600_000;
const schema = { service: 'ledger', entities: [], migrations: [] };
const code = () => built(() => import('@groundwork/platform-database'));

interface Database {
  query<T>(sql: string, values?: unknown[]): Promise<T>;
}

type Results = ReadonlyMap<string, string>;

async function resultsOf(database: Database, owner: string): Promise<Results> {
  const sql = `select id, state::text as state from witnesses where user_id = $1
    union all select 'figures', bank_evidence::text from owners where user_id = $1 and bank_evidence is not null
    order by id`;
  const rows = await database.query<{ id: string; state: string }[]>(sql, [owner]);
  return new Map(rows.map(({ id, state }) => [id, state]));
}

function differences(before: Results, after: Results): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id));
}

async function rebuild(database: Database, owner: string): Promise<void> {
  const before = await resultsOf(database, owner);
  const start = `update owners set next_at = now() - interval '1 day', tries = 0 where user_id = $1`;
  await database.query(start, [owner]);
  const until = Date.now() + PATIENCE_MS;
  const done = 'select 1 from owners where user_id = $1 and tries = 0 and next_at > now()';
  while ((await database.query<unknown[]>(done, [owner])).length === 0) {
    if (Date.now() > until) throw new Failure(fill(bankTexts.noRebuild, { business: owner }));
    await sleep(200);
  }
  const after = await resultsOf(database, owner);
  const changed = differences(before, after);
  print(fill(bankTexts.rebuilt, { business: owner, count: after.size, differ: changed.length }));
  for (const id of changed) print(fill(bankTexts.differs, { witness: id }));
}

async function ownersOf(database: Database, business: string | undefined): Promise<string[]> {
  const sql = 'select user_id as id from owners where $1::uuid is null or user_id = $1 order by 1';
  const rows = await database.query<{ id: string }[]>(sql, [business ?? null]);
  if (business !== undefined && rows.length === 0)
    throw new Failure(fill(bankTexts.noBusiness, { business }));
  return rows.map(({ id }) => id);
}

async function run(args: string[]): Promise<void> {
  const options = { business: TEXT, all: FLAG, data: TEXT, help: FLAG };
  const { values } = orMisused(() => parseArgs({ args, options }));
  if (values.help) {
    print(HELP);
    return;
  }
  if ((values.business === undefined) === !values.all) throw new Misused(bankTexts.whichBusiness);
  const url = await reached('postgres', { data: dataFolder(values.data) });
  const { createDataSource } = await code();
  const database = await createDataSource(schema, { url, poolSize: 1 }).initialize();
  try {
    for (const owner of await ownersOf(database, values.business)) await rebuild(database, owner);
  } finally {
    await database.destroy();
  }
}

await runCommand(run, HELP);
