import { withClient } from '../../local/wait.ts';

const MOST_TRIES = 3;
const WAITING = `state in ('reading', 'applying', 'building', 'sweeping')`;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name, array_agg(column_name::text) as columns
    from information_schema.columns
   where table_schema not in ('pg_catalog', 'information_schema')
   group by 1`;

function poisonIn({ columns }: Table): string | undefined {
  const has = (name: string) => columns.includes(name);
  const signs = [
    ...(has('begun') && has('begun_at') ? ['begun > 0'] : []),
    ...(has('next_at') ? [`next_at = 'infinity'`] : []),
    ...(has('unfinished_tries') ? [`unfinished_tries >= ${MOST_TRIES}`] : []),
  ];
  if (signs.length === 0) return undefined;
  return has('state') ? `(${signs.join(' or ')}) and ${WAITING}` : signs.join(' or ');
}

/** Rows that each new process would take up again, or that wait although nothing works on them. */
export const poisonRows = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    let rows = 0;
    for (const table of (await client.query<Table>(TABLES)).rows) {
      const where = poisonIn(table);
      if (where !== undefined)
        rows += (await client.query(`select 1 from ${table.name} where ${where}`)).rowCount ?? 0;
    }
    return rows;
  });
