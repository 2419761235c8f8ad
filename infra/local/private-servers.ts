// @groundwork/testing loads this file by its path and starts one more server for a test that kills it.
import { join } from 'node:path';
import { instanceAt, prepareFolder } from './instance.ts';
import { reserveInternal } from './ports.ts';
import { loadSecrets } from './secrets.ts';
import { provideNats, provideNatsCluster } from './servers/nats.ts';
import { providePostgres } from './servers/postgres.ts';

const PROVIDERS = { nats: provideNats, postgres: providePostgres };

async function groundFor(name: string, data: string) {
  const instance = instanceAt(join('test', name), data);
  await prepareFolder(instance);
  const secrets = loadSecrets(instance);
  return { instance, secrets, reserve: reserveInternal, durable: false };
}

export async function describePrivateServer(kind: keyof typeof PROVIDERS, name: string, data: string) {
  const ground = await groundFor(name, data);
  return { logs: ground.instance.logs, ...(await PROVIDERS[kind](ground)) };
}

export async function describePrivateCluster(name: string, data: string, size: number) {
  const ground = await groundFor(name, data);
  const servers = await provideNatsCluster(ground, size);
  return servers.map((server) => ({ logs: ground.instance.logs, ...server }));
}
