import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PrivateProcess, type PrivateProcessOptions } from './private-process.ts';
import { testServers } from './servers.ts';

interface Described {
  logs: string;
  secrets: string;
  authority: string;
  otherAuthority: string;
  servers: {
    spec: Omit<PrivateProcessOptions, 'log'> & { name: string; release?: () => Promise<void> };
    prepare?: () => Promise<void>;
  }[];
}

interface LocalServers {
  describeTlsServers: (name: string, data: string) => Promise<Described>;
}

/** No library imports infra, so the path is resolved at run time. */
const localServers = new URL('../../../infra/local/tls-servers.ts', import.meta.url).href;

export interface TlsServers {
  /** The file with the certificate that signed those of the servers. */
  authority: string;
  otherAuthority: string;
  logs: string;
  environmentOf: (name: string) => Record<string, string>;
  stop: () => Promise<void>;
}

export async function tlsServers(name: string): Promise<TlsServers> {
  const { describeTlsServers } = (await import(localServers)) as LocalServers;
  const { secrets, servers, ...places } = await describeTlsServers(name, testServers().TEST_DATA);
  const started: PrivateProcess[] = [];
  for (const { spec, prepare } of servers) {
    await spec.release?.();
    const process = new PrivateProcess({ ...spec, log: join(places.logs, `${spec.name}.log`) });
    started.push(process);
    await process.start();
    await prepare?.();
  }
  return {
    ...places,
    environmentOf: (service) =>
      parseEnv(readFileSync(join(secrets, `${service}.env`), 'utf8')) as Record<string, string>,
    stop: async () => {
      for (const process of started.reverse()) await process.stop();
    },
  };
}
