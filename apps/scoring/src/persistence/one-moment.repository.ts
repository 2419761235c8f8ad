import type { DataSource, EntityManager } from 'typeorm';

/** Reads that belong together: what is computed meanwhile is in all of them or in none. */
export const readOneMoment = <T>(
  dataSource: DataSource,
  read: (manager: EntityManager) => Promise<T>,
): Promise<T> => dataSource.transaction('REPEATABLE READ', read);
