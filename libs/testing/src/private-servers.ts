import { join } from 'node:path';
import { instanceAt, prepareFolder } from '../../../infra/local/instance.mjs';
import { reserveInternal } from '../../../infra/local/ports.mjs';
import type { Ground, Provided } from '../../../infra/local/provision.mjs';
import { loadSecrets } from '../../../infra/local/secrets.mjs';
import { provideNats } from '../../../infra/local/servers/nats.mjs';
import { providePostgres } from '../../../infra/local/servers/postgres.mjs';
import { PrivateProcess } from './private-process.ts';
import { testServers } from './servers.ts';

export interface PrivateServer {
  url: string;
  /** Where its data and its log lie. */
  folder: string;
  process: PrivateProcess;
}

/** One more server beside those all tests share, for a test that kills it. `name` is its folder's. */
async function privateServer(
  name: string,
  provide: (ground: Ground) => Promise<Provided>,
): Promise<PrivateServer> {
  const instance = instanceAt(join('test', name), testServers().TEST_DATA);
  await prepareFolder(instance);
  const secrets = loadSecrets(instance);
  const ground = { instance, secrets, reserve: reserveInternal, durable: false, buildStorage: false };
  const { url, spec, prepare } = await provide(ground);
  if (!spec) throw new Error('Not a server of our own');
  await spec.release?.();
  const process = new PrivateProcess({ ...spec, log: join(instance.logs, `${spec.name}.log`) });
  await process.start();
  await prepare?.();
  return { url, folder: instance.folder, process };
}

export const privateNats = (name: string) => privateServer(name, provideNats);
export const privatePostgres = (name: string) => privateServer(name, providePostgres);
