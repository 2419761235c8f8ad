import type { EntityManager } from 'typeorm';

/** Before a file lies in its place: whoever puts it there may die before a document knows of it. */
export async function noteArriving(manager: EntityManager, storageKey: string): Promise<void> {
  await manager.query('insert into arriving_files (storage_key) values ($1)', [storageKey]);
}

/** False where it was given up meanwhile. */
export async function hasArrived(manager: EntityManager, storageKey: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown, number]>(
    'delete from arriving_files where storage_key = $1',
    [storageKey],
  );
  return count > 0;
}

export async function giveUpArriving(manager: EntityManager, before: Date): Promise<string[]> {
  const [rows] = await manager.query<[{ key: string }[], number]>(
    'delete from arriving_files where since < $1 returning storage_key as key',
    [before],
  );
  return rows.map(({ key }) => key);
}
