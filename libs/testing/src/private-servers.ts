import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { PrivateProcess, type PrivateProcessOptions } from './private-process.ts';
import { testServers } from './servers.ts';

export interface PrivateServer {
  url: string;
  logs: string;
  process: PrivateProcess;
}

interface Description {
  url: string;
  logs: string;
  spec: Omit<PrivateProcessOptions, 'log'> & { name: string; release?: () => Promise<void> };
  prepare?: () => Promise<void>;
}

interface LocalServers {
  describePrivateServer: (kind: 'nats' | 'postgres', name: string, data: string) => Promise<Description>;
  describePrivateCluster: (name: string, data: string, size: number) => Promise<Description[]>;
}

/** No library imports infra, so the path is resolved at run time. */
const localServers = new URL('../../../infra/local/private-servers.ts', import.meta.url).href;

const load = async () => (await import(localServers)) as LocalServers;

async function started({ url, logs, spec, prepare }: Description): Promise<PrivateServer> {
  await spec.release?.();
  const process = new PrivateProcess({ ...spec, log: join(logs, `${spec.name}.log`) });
  await process.start();
  await prepare?.();
  return { url, logs, process };
}

async function privateServer(kind: 'nats' | 'postgres', name: string): Promise<PrivateServer> {
  const { describePrivateServer } = await load();
  return started(await describePrivateServer(kind, name, testServers().TEST_DATA));
}

export async function privateNatsCluster(name: string, size: number): Promise<PrivateServer[]> {
  const { describePrivateCluster } = await load();
  const described = await describePrivateCluster(name, testServers().TEST_DATA, size);
  return Promise.all(described.map(started));
}

export const privateNats = (name: string): Promise<PrivateServer> => privateServer('nats', name);
export const privatePostgres = (name: string): Promise<PrivateServer> => privateServer('postgres', name);

/** The password of a service at a private NATS server follows from the password of the server. */
export function natsUrlFor(server: string, user: string): string {
  const url = new URL(server);
  url.password = createHmac('sha256', url.password).update(user).digest('hex');
  url.username = user;
  return url.href;
}
