import type { EntityManager } from 'typeorm';

/** Runs before the copy: the process can die between the copy and the row. */
export async function recordArrivingFile(manager: EntityManager, storageKey: string): Promise<void> {
  await manager.query('insert into arriving_files (storage_key) values ($1)', [storageKey]);
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
  const [rows] = await manager.query<[{ key: string }[], number]>(
    'delete from arriving_files where since < $1 returning storage_key as key',
    [before],
  );
  return rows.map(({ key }) => key);
}
