import { databaseServerOf, type Facts } from '../local/stack.ts';
import { query } from '../local/wait.ts';

export async function countRows(facts: Facts, table: string, which: string): Promise<number> {
  const counts = await Promise.all(
    Object.keys(facts.secrets.roles).map((service) =>
      query(databaseServerOf(facts, service), `select 1 from ${service}.${table} where ${which}`),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
