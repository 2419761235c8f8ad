import { AbstractLogger, type DataSource, type QueryRunner } from 'typeorm';
import { acrossOwners, checkedServices, sharedTables } from './across-owners.ts';
import { type OwnerCatalog, type PlanNode, tablesReadWhole, unboundTables } from './unbound-tables.ts';

const planned = /^\s*(select|insert|update|delete|with)\b/i;

/** Remembers each statement of a service once. */
class Statements extends AbstractLogger {
  readonly texts = new Set<string>();

  override logQuery(query: string): void {
    if (planned.test(query)) this.texts.add(query);
  }

  protected override writeLog(): void {
    // Other messages do not matter.
  }
}

const catalogSql = `
  select array(select attrelid::regclass::text from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and attname = 'user_id') as tables,
    array(select indexrelid::regclass::text from pg_index i join pg_attribute a
      on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
      where i.indisunique and a.attname = 'user_id') as keys`;

async function catalogOf(dataSource: DataSource): Promise<OwnerCatalog> {
  const [row] = await dataSource.query<[{ tables: string[]; keys: string[] }]>(catalogSql);
  return { tables: new Set(row.tables.filter((name) => !sharedTables.has(name))), keys: new Set(row.keys) };
}

/** A generic plan, because the values of the parameters do not matter. */
async function planOf(runner: QueryRunner, statement: string): Promise<PlanNode> {
  const count = Math.max(0, ...Array.from(statement.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
  await runner.query(`prepare checked as ${statement}`);
  const rows = (await runner.query(`explain (verbose, format json) execute checked${values}`)) as {
    'QUERY PLAN': { Plan: PlanNode }[];
  }[];
  await runner.query('deallocate checked');
  return rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
}

type Settings = Readonly<Record<string, string>>;

async function* plansOf(
  dataSource: DataSource,
  statements: Iterable<string>,
  settings: Settings = {},
): AsyncGenerator<{ statement: string; plan: PlanNode }> {
  const runner = dataSource.createQueryRunner();
  const all = { plan_cache_mode: 'force_generic_plan', ...settings };
  for (const [name, value] of Object.entries(all)) await runner.query(`set ${name} = '${value}'`);
  for (const statement of statements)
    yield { statement: statement.replaceAll(/\s+/g, ' ').trim(), plan: await planOf(runner, statement) };
  for (const name of Object.keys(all)) await runner.query(`reset ${name}`);
  await runner.release();
}

const namesOne = (statement: string, tables: ReadonlySet<string>): boolean =>
  (statement.match(/\w+/g) ?? []).some((word) => tables.has(word));

export interface PlannedStatement {
  tables: string[];
  statement: string;
}

/** The statements that read a table of owners without an owner. PostgreSQL itself states which conditions it applies. */
export async function statementsWithoutOwner(
  dataSource: DataSource,
  statements: Iterable<string>,
): Promise<PlannedStatement[]> {
  const catalog = await catalogOf(dataSource);
  const unbound: PlannedStatement[] = [];
  const ofOwners = [...statements].filter((statement) => namesOne(statement, catalog.tables));
  for await (const { statement, plan } of plansOf(dataSource, ofOwners)) {
    const tables = unboundTables(plan, catalog);
    if (tables.length > 0) unbound.push({ tables, statement });
  }
  return unbound;
}

/** The statements that read a whole table, because no index fits their conditions. */
export async function statementsWithoutIndex(
  dataSource: DataSource,
  statements: Iterable<string>,
): Promise<PlannedStatement[]> {
  const whole: PlannedStatement[] = [];
  const [{ tables: names }] = await dataSource.query<[{ tables: string[] }]>(
    `select array_agg(relname::text) as tables from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  const own = [...statements].filter((statement) => namesOne(statement, new Set(names)));
  for await (const { statement, plan } of plansOf(dataSource, own, { enable_seqscan: 'off' })) {
    const tables = tablesReadWhole(plan);
    if (tables.length > 0) whole.push({ tables, statement });
  }
  return whole;
}

export interface WatchedStatements {
  readonly texts: ReadonlySet<string>;
  /** Fails if the service ran a statement on the data of one owner that names no owner. */
  check(dataSource: DataSource): Promise<void>;
}

export function watchStatements(service: string, running: DataSource): WatchedStatements {
  const { texts } = (running.logger = new Statements());
  const check = async (dataSource: DataSource): Promise<void> => {
    if (!checkedServices.has(service)) return;
    const unbound = await statementsWithoutOwner(dataSource, texts);
    const allowed = acrossOwners.filter((each) => each.service === service || each.service === 'every');
    const left = unbound.filter(({ statement }) => !allowed.some(({ text }) => statement.includes(text)));
    if (left.length === 0) return;
    const lines = left.map(({ tables, statement }) => `${tables.join(', ')}: ${statement}`);
    throw new Error(`Statements of ${service} without a user_id:\n${lines.join('\n')}`);
  };
  return { texts, check };
}
