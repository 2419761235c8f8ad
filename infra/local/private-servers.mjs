// One more server for a test that kills it; @groundwork/testing loads this by its address and starts what it names.
import { join } from 'node:path';
import { instanceAt, prepareFolder } from './instance.mjs';
import { reserveInternal } from './ports.mjs';
import { loadSecrets } from './secrets.mjs';
import { provideNats } from './servers/nats.mjs';
import { providePostgres } from './servers/postgres.mjs';

const PROVIDERS = { nats: provideNats, postgres: providePostgres };

/**
 * @param {keyof typeof PROVIDERS} kind
 * @param {string} name its folder's, inside that of the tests
 * @param {string} data folder of all data
 */
export async function describePrivateServer(kind, name, data) {
  const instance = instanceAt(join('test', name), data);
  await prepareFolder(instance);
  const secrets = loadSecrets(instance);
  const ground = { instance, secrets, reserve: reserveInternal, durable: false, buildStorage: false };
  return { logs: instance.logs, ...(await PROVIDERS[kind](ground)) };
}
