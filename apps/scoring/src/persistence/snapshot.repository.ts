import type { DataSource, EntityManager } from 'typeorm';

export const readSnapshot = <T>(
  dataSource: DataSource,
  read: (manager: EntityManager) => Promise<T>,
): Promise<T> => dataSource.transaction('REPEATABLE READ', read);
