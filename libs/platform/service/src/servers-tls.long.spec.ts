import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  type PrivateProcess,
  serviceProcess,
  tlsServers,
  type TlsServers,
} from '@groundwork/testing';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const probe = fileURLToPath(new URL('../testing/reach-servers.mjs', import.meta.url));
const execute = promisify(execFile);

let servers: TlsServers;
let service: PrivateProcess | undefined;

beforeAll(async () => {
  servers = await tlsServers('tls');
  const migration = ['--import', join(root, 'infra/typescript.mjs'), join(root, 'infra/local/migrate.ts')];
  await execute(process.execPath, migration, { env: trusting('operator', servers.authority) });
});
afterAll(async () => {
  await service?.stop();
  await servers.stop();
});

const trusting = (name: string, authority?: string) => ({
  PATH: process.env['PATH'],
  ...servers.environmentOf(name),
  ...(authority !== undefined && { NODE_EXTRA_CA_CERTS: authority }),
});

async function answersFor(change: (url: string) => string, authority?: string): Promise<unknown> {
  const { stdout } = await execute(process.execPath, [probe], {
    env: Object.fromEntries(
      Object.entries(trusting('documents', authority)).map(([name, value]) => [name, value && change(value)]),
    ),
  });
  return JSON.parse(stdout);
}
const unchanged = (url: string) => url;

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

describe('servers with the certificates and files of the containers', () => {
  it('answer a process that trusts their authority', async () => {
    expect(await answersFor(unchanged, servers.authority)).toEqual({
      postgres: 'answers',
      nats: 'answers',
      redis: 'answers',
      storage: 'answers',
    });
  });

  it.each(['another authority', 'no authority'])(
    'are no servers for a process that trusts %s',
    async (trust) => {
      const authority = trust === 'no authority' ? undefined : servers.otherAuthority;
      expect(await answersFor(unchanged, authority)).toEqual({
        postgres: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
        // Its client tries again until the certificate is right.
        nats: 'no answer',
        redis: 'SELF_SIGNED_CERT_IN_CHAIN',
        storage: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      });
    },
  );

  it('are no servers under a name that their certificate lacks', async () => {
    const byAddress = (url: string) => url.replace('@localhost:', '@127.0.0.1:');
    expect(await answersFor(byAddress, servers.authority)).toMatchObject({
      postgres: 'ERR_TLS_CERT_ALTNAME_INVALID',
      redis: 'ERR_TLS_CERT_ALTNAME_INVALID',
      storage: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  it('serve a whole service', async () => {
    const port = await freePort();
    service = serviceProcess({
      service: 'documents',
      environment: { ...trusting('documents', servers.authority), PORT: port },
      log: join(servers.logs, 'documents.log'),
    });
    await service.start();
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
    expect(await eventually(isReady, (ready) => ready, 60_000)).toBe(true);
  });
});
