// @groundwork/testing loads this file by its path and starts one more server for a test that kills it.
import { join } from 'node:path';
import { instanceAt, prepareFolder } from './instance.ts';
import { reserveInternal } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { provideNats } from './servers/nats.ts';
import { providePostgres } from './servers/postgres.ts';

const PROVIDERS = { nats: provideNats, postgres: providePostgres };

export async function describePrivateServer(kind: keyof typeof PROVIDERS, name: string, data: string) {
  const instance = instanceAt(join('test', name), data);
  await prepareFolder(instance);
  const secrets = loadSecrets(instance);
  const ground = { instance, secrets, reserve: reserveInternal, durable: false, buildStorage: false };
  return { logs: instance.logs, ...(await PROVIDERS[kind](ground)) };
}
