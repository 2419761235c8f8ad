import type { EntityManager } from 'typeorm';

/** Runs before the file is stored: a process can die between the file and the row. Again, it restarts the hour. */
export async function recordArrivingFile(manager: EntityManager, storageKey: string): Promise<void> {
  await manager.query(
    `insert into arriving_files (storage_key) values ($1)
     on conflict (storage_key) do update set since = now()`,
    [storageKey],
  );
}

/** False if the sweeper deleted the entry meanwhile. */
export async function clearArrivingFile(manager: EntityManager, storageKey: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    'delete from arriving_files where storage_key = $1',
    [storageKey],
  );
  return count > 0;
}

export async function deleteArrivingFiles(manager: EntityManager, before: Date): Promise<string[]> {
  const [rows] = await manager.query<[{ key: string; registered: boolean }[], number]>(
    `delete from arriving_files where since < $1
     returning storage_key as key,
       exists(select 1 from documents
              where id = split_part(arriving_files.storage_key, '/', 2)::uuid) as registered`,
    [before],
  );
  return rows.filter(({ registered }) => !registered).map(({ key }) => key);
}
