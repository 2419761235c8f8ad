import { AbstractLogger, type DataSource, type QueryRunner } from 'typeorm';
import { acrossOwners, checkedServices, sharedTables } from './across-owners.ts';
import { type OwnerCatalog, type PlanNode, unboundTables } from './unbound-tables.ts';

const planned = /^\s*(select|insert|update|delete|with)\b/i;

/** Remembers each statement of a service once. */
class Statements extends AbstractLogger {
  readonly texts = new Set<string>();

  override logQuery(query: string): void {
    if (planned.test(query)) this.texts.add(query);
  }

  override logQueryError(): void {}

  protected override writeLog(): void {}
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

/** The statements that read a table of owners without an owner. PostgreSQL itself states which conditions it applies. */
export async function statementsWithoutOwner(
  dataSource: DataSource,
  statements: Iterable<string>,
): Promise<{ tables: string[]; statement: string }[]> {
  const catalog = await catalogOf(dataSource);
  const unbound: { tables: string[]; statement: string }[] = [];
  const runner = dataSource.createQueryRunner();
  await runner.query(`set plan_cache_mode = 'force_generic_plan'`);
  for (const statement of statements) {
    const names = new Set(statement.match(/\w+/g));
    if (![...catalog.tables].some((table) => names.has(table))) continue;
    const tables = unboundTables(await planOf(runner, statement), catalog);
    if (tables.length > 0) unbound.push({ tables, statement: statement.replaceAll(/\s+/g, ' ').trim() });
  }
  await runner.query('reset plan_cache_mode');
  await runner.release();
  return unbound;
}

/** A function that fails if the service ran a statement on the data of one owner that names no owner. */
export function watchStatements(
  service: string,
  running: DataSource,
): (checked: DataSource) => Promise<void> {
  if (!checkedServices.has(service)) return () => Promise.resolve();
  const seen = new Statements();
  running.logger = seen;
  return async (checked) => {
    const unbound = await statementsWithoutOwner(checked, seen.texts);
    const allowed = acrossOwners.filter((each) => each.service === service || each.service === 'every');
    const left = unbound.filter(({ statement }) => !allowed.some(({ text }) => statement.includes(text)));
    if (left.length === 0) return;
    const lines = left.map(({ tables, statement }) => `${tables.join(', ')}: ${statement}`);
    throw new Error(`Statements of ${service} without a user_id:\n${lines.join('\n')}`);
  };
}
