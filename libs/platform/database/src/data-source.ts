import type { DataSource, DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';
import { addressPattern } from '@groundwork/platform-config';
import { z } from 'zod';
import { Lanes, type LaneShares } from './lanes.ts';
import { WatchfulDataSource } from './watchful-data-source.ts';

export const databaseConfig = {
  DATABASE_URL: z
    .string()
    .regex(addressPattern('postgres|postgresql'), 'must be postgres://user:password@host:port/database')
    .describe("PostgreSQL address with the service's own role. With TLS it ends with ?sslmode=verify-full"),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(4)
    .max(1000)
    .default(8)
    .describe('Connections of one process. Calls, events and upkeep each have a share'),
};

export type Migration = new () => MigrationInterface;

export interface ServiceDatabase {
  service: string;
  entities: EntitySchema[];
  migrations: Migration[];
  lanes?: LaneShares;
}

interface Address {
  url: string;
  poolSize: number;
  statementTimeoutMs?: number;
  lanes?: LaneShares;
}

export function createDataSource(
  database: ServiceDatabase,
  { url, poolSize, statementTimeoutMs = 15_000, lanes: shares }: Address,
): DataSource {
  const lanes = shares && new Lanes(poolSize, shares);
  const options: DataSourceOptions = {
    type: 'postgres',
    url,
    schema: database.service,
    entities: database.entities,
    migrations: database.migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize: lanes?.connections ?? poolSize,
    connectTimeoutMS: 3000,
    applicationName: database.service,
    extra: { options: `-c search_path=${database.service} -c statement_timeout=${statementTimeoutMs}` },
  };
  return new WatchfulDataSource(options, lanes);
}
