import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runOperator, tlsServers, type TlsServers } from '@groundwork/testing';
import { Client } from 'pg';

jest.setTimeout(600_000);

const root = fileURLToPath(new URL('../../../', import.meta.url));
const execute = promisify(execFile);

const mail = createServer((socket: Socket) => {
  socket.on('error', () => undefined).resume();
  socket.write('220 mail.example.com ESMTP\r\n');
});

let servers: TlsServers;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  servers = await tlsServers('doctor');
  environment = {
    PATH: process.env['PATH'],
    ...servers.environmentOf('operator'),
    NODE_EXTRA_CA_CERTS: servers.authority,
    PUBLIC_URL: 'http://localhost:3000',
  };
  const migrate = ['--import', `${root}infra/typescript.mjs`, `${root}infra/local/migrate.ts`];
  await execute(process.execPath, migrate, { env: environment });
  mail.listen(0, '127.0.0.1');
  await once(mail, 'listening');
  const { port } = mail.address() as AddressInfo;
  environment['SMTP_URL'] = `smtp://user:mail-secret@127.0.0.1:${port}`;
  // The services create the bucket when they start.
  const create = `import { createStorage } from '@groundwork/platform-storage';
    await createStorage(process.env.STORAGE_URL).check();`;
  await execute(process.execPath, ['--input-type=module', '--eval', create], { cwd: root, env: environment });
});
afterAll(async () => {
  await new Promise((resolve) => mail.close(resolve));
  await servers.stop();
});

async function doctor(changes: NodeJS.ProcessEnv = {}) {
  const run = { args: ['doctor', '--data', '/nowhere'], environment: { ...environment, ...changes } };
  const { code, output } = await runOperator(run);
  const all = Object.entries(run.environment).filter(([name]) => /URL|KEY|PASSWORD/.test(name));
  for (const [, value = ''] of all.filter(([name]) => name !== 'PUBLIC_URL'))
    expect(output).not.toContain(value);
  expect(output).not.toContain('mail-secret');
  return { code, lines: output.trim().split('\n') };
}

const faultsOf = (lines: readonly string[]) => lines.filter((line) => line.startsWith('✗'));
const database = async (...statements: string[]) => {
  const url = new URL(environment['DATABASE_ADMIN_URL'] ?? '');
  url.searchParams.set('sslmode', 'no-verify');
  const own = new Client({ connectionString: url.href });
  await own.connect();
  for (const statement of statements) await own.query(statement);
  await own.end();
};

describe('operator doctor', () => {
  it('has no fault on the servers of the containers, and one line for each thing', async () => {
    const { code, lines } = await doctor({ FIRST_ADMIN_EMAIL: 'first@example.com' });
    expect(lines).toEqual([
      expect.stringMatching(/^✓ Settings: those of \d+ services are valid$/),
      expect.stringMatching(/^! Address of the site: http:\/\/localhost:3000: only this machine/),
      expect.stringMatching(/^✓ PostgreSQL: version \d+/),
      expect.stringMatching(/^✓ NATS: version 2\S* with JetStream$/),
      expect.stringMatching(/^✓ Redis: version \d+/),
      '✓ Storage: an object was written, read and deleted',
      expect.stringMatching(/^✓ Mail: 127\.0\.0\.1:\d+ greets$/),
      ...['PostgreSQL', 'NATS', 'Redis', 'Storage'].map((name): unknown =>
        expect.stringMatching(new RegExp(`^✓ TLS of ${name}: the certificate is valid for [\\d,]+ days$`)),
      ),
      expect.stringMatching(/^✓ Clock: \d+ s from PostgreSQL$/),
      expect.stringMatching(/^✓ Clock: \d+ s from Storage$/),
      expect.stringMatching(/^✓ Migrations: \d+ schemas are complete$/),
      expect.stringMatching(/^! First administrator: none yet/),
      expect.stringMatching(/^! Free space/),
      'No faults.',
    ]);
    expect(code).toBe(0);
  });

  it('names what is wrong and what to do, and exits with 3', async () => {
    await database(`delete from ledger.migrations where id = (select max(id) from ledger.migrations)`);
    const { code, lines } = await doctor({
      PUBLIC_URL: 'http://app.example.com',
      SMTP_URL: 'smtp://user:mail-secret@127.0.0.1:1',
      REQUESTS_PER_SECOND: 'many',
      REDIS_URL: environment['REDIS_URL']?.replace(/:[^:@]+@/, ':wrong-password@'),
      STORAGE_URL: environment['STORAGE_URL']?.replace(/:[^:@/]+@/, ':wrong-secret@'),
    });
    expect(faultsOf(lines)).toEqual([
      expect.stringMatching(/^✗ Setting REQUESTS_PER_SECOND: .+ \(gateway\)\. Correct it and restart\.$/),
      expect.stringContaining('✗ Address of the site: http://app.example.com has no TLS.'),
      expect.stringMatching(/^✗ Redis: .*REDIS_URL/),
      expect.stringMatching(/^✗ Storage: cannot write \(.+\)\. Check address, key, bucket/),
      expect.stringMatching(/^✗ Mail: .*ECONNREFUSED.* Check SMTP_URL/),
      expect.stringContaining('✗ Migrations: ledger lacks 1 migration.'),
      expect.stringContaining('✗ First administrator: none. Set FIRST_ADMIN_EMAIL'),
    ]);
    expect(lines.at(-1)).toBe('7 faults');
    expect(code).toBe(3);
  });

  it('does not accept servers of another authority', async () => {
    const { code, lines } = await doctor({ NODE_EXTRA_CA_CERTS: servers.otherAuthority });
    const tls = faultsOf(lines).filter((line) => line.includes('TLS of'));
    expect(tls).toHaveLength(4);
    for (const line of tls) expect(line).toContain('does not accept the certificate');
    expect(code).toBe(3);
  });
});
