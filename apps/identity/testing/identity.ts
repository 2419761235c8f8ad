import { policyVersions, type SignedIn, rpc } from '@groundwork/contracts';
import { startService } from '@groundwork/platform-service';
import {
  type RunningService,
  runService,
  testCallVariables,
  testFieldKeys,
  testServers,
  testStorageUrl,
} from '@groundwork/testing';
import { type Clock, systemClock } from '@groundwork/platform-time';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { identityConfig } from '../src/identity.config.ts';
import { identityModule } from '../src/identity.module.ts';
import { identityDatabase } from '../src/persistence/database.ts';

type Environment = Record<string, string>;
export const publicUrl = 'https://app.example.com';
const options = { service: 'identity', config: identityConfig, module: identityModule };

export const runIdentity = (
  environment: Environment = {},
  prepare?: (dataSource: DataSource) => Promise<unknown>,
  clock: Clock = systemClock,
): Promise<RunningService> =>
  runService({
    ...options,
    clock,
    database: identityDatabase,
    environment: { PUBLIC_URL: publicUrl, ...environment },
    ...(prepare && { prepare }),
  });

export const runReplica = (
  { database }: RunningService,
  environment: Environment = {},
): Promise<NestFastifyApplication> =>
  startService(options, {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    NATS_URL: testServers().TEST_NATS_URL,
    ...testCallVariables('identity'),
    DATABASE_URL: database?.url,
    FIELD_KEYS: testFieldKeys,
    PUBLIC_URL: publicUrl,
    STORAGE_URL: testStorageUrl(),
    ...environment,
  });

export const ann = {
  email: 'ann@example.com',
  password: 'correct horse',
  firstName: 'Ann',
  lastName: 'Lee',
  agreedTo: policyVersions,
};

export const slowCallMs = 30_000;

export const signUp = (identity: RunningService, email: string): Promise<SignedIn> =>
  identity.rpc.call(rpc.identity.signup, { ...ann, email }, slowCallMs);

export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'in',
    (error: unknown) => (error as { code: string }).code,
  );
