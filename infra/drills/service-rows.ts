import type { Facts } from '../local/stack.ts';
import { query } from '../local/wait.ts';

export async function countRows({ urls, secrets }: Facts, table: string, which: string): Promise<number> {
  const statements = Object.keys(secrets.roles).map(
    (service) => `select 1 from ${service}.${table} where ${which}`,
  );
  const counts = await Promise.all(statements.map((statement) => query(urls.postgres, statement)));
  return counts.reduce((sum, count) => sum + count, 0);
}
