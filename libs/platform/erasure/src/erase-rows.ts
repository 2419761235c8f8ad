import type { ErasureReport, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

const otherTables = ['outbox', 'audit_entries', 'erasure_work', 'erasures'];

const labelOf = (table: string) => table.replaceAll('_', ' ');

/** Deletes referring tables first: a cascade would delete their rows uncounted. */
async function tablesWithOwner(manager: EntityManager): Promise<string[]> {
  const rows: { name: string }[] = await manager.query(
    `select c.relname as name from pg_attribute a
     join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' and a.attname = 'user_id' and not a.attisdropped
       and c.relname <> all($1)
     order by (select count(*) from pg_constraint r where r.confrelid = c.oid), 1`,
    [otherTables],
  );
  return rows.map(({ name }) => name);
}

async function deleteRows(manager: EntityManager, from: string, values: unknown[]): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(`delete from ${from}`, values);
  return count;
}

/** The lock waits for handlers of earlier events, so that their rows go as well. */
export async function eraseTables(
  manager: EntityManager,
  words: Readonly<Record<string, string>>,
  userId: UserId,
  isErased: (table: string) => boolean = () => true,
): Promise<ErasureReport['erased']> {
  await manager.query('lock table inbox in share mode');
  const erased: ErasureReport['erased'] = [];
  for (const table of (await tablesWithOwner(manager)).filter(isErased)) {
    const count = await deleteRows(manager, `"${table}" where user_id = $1`, [userId]);
    erased.push({ what: words[table] ?? labelOf(table), count });
  }
  return erased;
}

export async function eraseRows(
  manager: EntityManager,
  words: Readonly<Record<string, string>>,
  userId: UserId,
): Promise<ErasureReport> {
  const erased = await eraseTables(manager, words, userId);
  const letters = `dead_letters where position($1 in payload::text) > 0
    or position(convert_to($1, 'UTF8') in coalesce(body, '')) > 0`;
  erased.push(
    {
      what: 'messages to other parts',
      count: await deleteRows(manager, 'outbox where user_id = $1', [userId]),
    },
    { what: 'messages that had failed', count: await deleteRows(manager, letters, [userId]) },
  );
  return { erased, kept: [await eraseFromAudit(manager, userId)] };
}

export async function eraseFromAudit(
  manager: EntityManager,
  userId: UserId,
  statement = 'erase_owner_from_audit',
): Promise<ErasureReport['kept'][number]> {
  await manager.query(`select set_config('role', current_user || '_privacy', true)`);
  const [row]: { count: number }[] = await manager.query(`select ${statement}($1) as count`, [userId]);
  await manager.query('set local role none');
  return {
    what: 'audit entries, without your id',
    count: row?.count ?? 0,
    why: 'They prove what our staff and systems did. They no longer say with whose data.',
  };
}
