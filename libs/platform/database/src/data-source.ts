import type { DataSource, EntitySchema, MigrationInterface } from 'typeorm';
import { z } from 'zod';
import { WatchfulDataSource } from './watchful-data-source.ts';

export const databaseConfig = {
  DATABASE_URL: z.url().describe("PostgreSQL address with the service's own role"),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).default(8).describe('Connections of one process'),
};

export type Migration = new () => MigrationInterface;

export interface ServiceDatabase {
  service: string;
  entities: EntitySchema[];
  migrations: Migration[];
}

interface Address {
  url: string;
  poolSize: number;
  statementTimeoutMs?: number;
}

export function createDataSource(
  database: ServiceDatabase,
  { url, poolSize, statementTimeoutMs = 15_000 }: Address,
): DataSource {
  return new WatchfulDataSource({
    type: 'postgres',
    url,
    schema: database.service,
    entities: database.entities,
    migrations: database.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize,
    connectTimeoutMS: 3000,
    applicationName: database.service,
    extra: { options: `-c search_path=${database.service} -c statement_timeout=${statementTimeoutMs}` },
  });
}
