import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpcClient } from '@groundwork/platform-messaging';
import { type BootOptions, startService } from '@groundwork/platform-service';
import type { ConfigFragment } from '@groundwork/platform-config';
import type { ServiceDatabase } from '@groundwork/platform-database';
import type { NatsConnection } from '@nats-io/transport-node';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { watchStatements } from './owner-statements.ts';
import { testServers } from './servers.ts';
import { signAsGateway, testCallVariables } from './test-calls.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cleanNats, testNats } from './test-nats.ts';

export interface RunningService {
  app: NestFastifyApplication;
  database: TestDatabase | undefined;
  /** Each statement that the service ran, once. */
  statements: ReadonlySet<string>;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  connection: NatsConnection;
  rpc: RpcClient;
  stop: () => Promise<void>;
}

/** A busy machine may pause for seconds; only a lost reply counts as unavailable. */
const callSeconds = 20;

export const testFieldKeys = `test:${Buffer.alloc(32, 7).toString('base64')}`;

const storageFolder = join(tmpdir(), `groundwork-objects-${randomUUID()}`);
export const testStorageUrl = () => `folder:${storageFolder}`;

export async function runService<F extends ConfigFragment>(
  options: BootOptions<F> & {
    database?: ServiceDatabase;
    environment?: Record<string, string>;
    prepare?: (dataSource: DataSource) => Promise<unknown>;
    /** Other services run in this process already: their events stay. */
    beside?: boolean;
  },
): Promise<RunningService> {
  const servers = testServers();
  const connection = options.beside ? await testNats() : await cleanNats();
  const database = options.database && (await createTestDatabase(options.database));
  if (database) await options.prepare?.(database.dataSource);
  const app = await startService(options, {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    NATS_URL: servers.TEST_NATS_URL,
    ...testCallVariables(options.service),
    REDIS_URL: servers.TEST_REDIS_URL,
    FIELD_KEYS: testFieldKeys,
    PACKAGE_SIGNING_KEYS: Buffer.alloc(32, 9).toString('base64'),
    STORAGE_URL: testStorageUrl(),
    CALL_SECONDS: String(callSeconds),
    ...(database && { DATABASE_URL: database.url }),
    ...options.environment,
  });
  const watched = database && watchStatements(options.service, app.get(DataSource, { strict: false }));
  return {
    app,
    database,
    statements: watched?.texts ?? new Set(),
    query: (sql, values) => {
      if (!database) throw new Error(`${options.service} has no database`);
      return database.dataSource.query(sql, values);
    },
    connection,
    rpc: new RpcClient(connection, callSeconds * 1000, signAsGateway()),
    stop: async () => {
      await app.close();
      await connection.close();
      try {
        if (database) await watched?.check(database.dataSource);
      } finally {
        await database?.drop();
      }
    },
  };
}
