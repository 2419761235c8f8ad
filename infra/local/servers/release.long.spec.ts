import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  PrivateProcess,
  type PrivateServer,
  privateNats,
  privatePostgres,
  testServers,
} from '@groundwork/testing';
import { Client } from 'pg';
import { Owner } from '../../drills/owner.ts';
import { SERVICES } from '../../generated/services.mjs';
import { checkout } from '../checkout.mjs';
import { mustRun, run } from '../commands.ts';
import { LOOPBACK, reserveInternal } from '../ports.ts';
import { loadSecrets } from '../secrets.ts';
import { environmentOf } from '../stack.ts';
import { httpAnswersOk } from '../wait.ts';

const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as { version: string };
const upWithinMs = 240_000;
const timeoutMs = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'groundwork-release-'));
const place = join(folder, 'unpacked', `groundwork-${version}`);
const data = join(folder, 'data');
const processes: PrivateProcess[] = [];
let postgres: PrivateServer;
let nats: PrivateServer;
let owner: Owner;

const urls = () => ({
  postgres: postgres.url,
  nats: nats.url,
  redis: testServers().TEST_REDIS_URL,
  storage: `folder:${join(folder, 'storage')}`,
});

async function freePort(): Promise<number> {
  const { port, release } = await reserveInternal();
  await release();
  return port;
}

const startArgs = (port: number) => ['start.mjs', '--port', String(port), '--data', data];
const startEnvironment = () => ({
  PATH: process.env['PATH'],
  DATABASE_ADMIN_URL: urls().postgres,
  NATS_URL: urls().nats,
  REDIS_URL: urls().redis,
  STORAGE_URL: urls().storage,
});

function environmentAt(port: number): NodeJS.ProcessEnv {
  const secrets = loadSecrets({ folder: join(data, 'dev') });
  const inherited = { PATH: process.env['PATH'], NODE_ENV: 'production' };
  const facts = { urls: urls(), secrets, publicUrl: owner.url, inherited };
  return { ...environmentOf('all', port, facts), WEB_ROOT: join(place, 'apps/web/dist'), TARGET: 'all' };
}

async function started(args: string[], env: NodeJS.ProcessEnv, port: number): Promise<PrivateProcess> {
  const log = join(folder, `${processes.length}.log`);
  const own = new PrivateProcess({ command: process.execPath, args, env, cwd: place, log });
  processes.push(own);
  await own.start();
  const ready = () => httpAnswersOk(`http://${LOOPBACK}:${port}/readyz`);
  await eventually(ready, (yes) => yes, upWithinMs).catch((error: unknown) => {
    throw new Error(`Not ready: ${readFileSync(log, 'utf8').slice(-2000)}`, { cause: error });
  });
  return own;
}

beforeAll(async () => {
  [postgres, nats] = await Promise.all([privatePostgres('release'), privateNats('release')]);
  const script = join(checkout, 'infra/scripts/build-release.sh');
  await mustRun('The archive', script, [join(folder, 'packed'), 'archive'], { cwd: checkout });
  mkdirSync(join(folder, 'unpacked'));
  const archive = `groundwork-${version}-${process.platform}-${process.arch}.tgz`;
  const from = ['--file', join(folder, 'packed', archive), '--directory', join(folder, 'unpacked')];
  await mustRun('Unpacking', 'tar', ['--extract', '--gzip', ...from]);
  const port = await freePort();
  await started(startArgs(port), startEnvironment(), port);
  owner = await Owner.signUp(`http://${LOOPBACK}:${port}`);
}, timeoutMs);

afterAll(async () => {
  for (const each of processes) await each.stop();
  for (const server of [postgres, nats]) await server.process.stop();
  rmSync(folder, { recursive: true, force: true });
}, timeoutMs);

const profile = { annualRevenueCurrent: 480_000, personalCreditScore: 760 };

describe('the unpacked archive of a release', () => {
  it('is in production, serves its version, and has all services ready in one process', async () => {
    const reply = (await owner.request('/readyz')) as { version: string; parts: Record<string, string> };
    expect(reply.version).toBe(version);
    const parts = Object.entries(reply.parts);
    expect(parts.filter(([, state]) => state !== 'ok')).toEqual([]);
    const inner = SERVICES.filter(({ isPublic }) => !isPublic).map(({ name }) => name);
    expect([...new Set(parts.flatMap(([part]) => /^([a-z-]+): /.exec(part)?.[1] ?? []))].sort()).toEqual(
      inner.sort(),
    );
  });

  it('serves the web app', async () => {
    const page = await (await fetch(`${owner.url}/dashboard`)).text();
    const [, script = ''] = /<script[^>]* src="([^"]+\.js)"/.exec(page) ?? [];
    const answer = await fetch(`${owner.url}${script}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
  });

  it('saves a profile and computes a score from it', async () => {
    const before = await owner.score();
    await owner.request('/api/business-profile', profile);
    expect(
      await eventually(
        () => owner.score(),
        (score) => score > before,
      ),
    ).toBeGreaterThan(before);
  });

  it('reads an uploaded document, and the score changes', async () => {
    const { before, after } = await owner.uploadUntilScored();
    expect(after).not.toBe(before);
  });

  it('has the commands of the operator', async () => {
    const env = { ...startEnvironment(), FIRST_ADMIN_EMAIL: 'first@example.com' };
    const operator = (...args: string[]) =>
      run(process.execPath, ['operator.mjs', ...args, '--data', data], { cwd: place, env });
    const doctor = await operator('doctor');
    expect(doctor.output).toContain(`✓ Settings: those of ${SERVICES.length} services are valid`);
    expect(doctor.output).toContain('✓ Storage: an object was written, read and deleted');
    expect(doctor.output).toContain('No faults.');
    expect(doctor.code).toBe(0);
    const rotation = await operator('rotate-field-keys');
    expect(rotation.output).toContain('ledger.data_keys: 0 data keys wrapped anew under k1');
    expect(rotation.code).toBe(0);
    const messages = await operator('messages', 'list');
    expect(messages.output).toContain('0 dead letters');
    expect(messages.code).toBe(0);
  });

  it('is not started twice with one folder of data', async () => {
    const port = await freePort();
    const { code, output } = await run(process.execPath, startArgs(port), {
      cwd: place,
      env: startEnvironment(),
    });
    expect(code).toBe(1);
    expect(output).toContain('already runs');
  });

  it('does not start a second process on a port that is taken', async () => {
    const taken = Number(new URL(owner.url).port);
    const { code, output } = await run(process.execPath, ['main.mjs'], {
      cwd: place,
      env: environmentAt(taken),
    });
    expect(code).toBe(1);
    expect(output).toContain(`address already in use ${LOOPBACK}:${taken}`);
    expect(await owner.score()).toBeGreaterThan(0);
  });

  it('is not ready while a migration of one service is missing, and names both', async () => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const last = 'select max(id) from scoring.migrations';
    const { rows } = await client.query<{ timestamp: string; name: string }>(
      `delete from scoring.migrations where id = (${last}) returning timestamp, name`,
    );
    const [{ timestamp, name } = { timestamp: '', name: '' }] = rows;
    const answer = async () => (await fetch(`${owner.url}/readyz`)).json() as Promise<{ parts: object }>;
    const { parts } = await eventually(
      answer,
      (reply) => !Object.values(reply.parts).every((part) => part === 'ok'),
    );
    expect(parts).toMatchObject({ 'scoring: database': `The schema is too old: ${name} not applied` });
    await client.query('insert into scoring.migrations (timestamp, name) values ($1, $2)', [timestamp, name]);
    await client.end();
    expect(
      await eventually(
        () => httpAnswersOk(`${owner.url}/readyz`),
        (yes) => yes,
      ),
    ).toBe(true);
  });

  it('runs beside a second process with the same services, and the second continues alone', async () => {
    const port = await freePort();
    await started(['main.mjs'], environmentAt(port), port);
    const [first] = processes;
    const second = new Owner(`http://${LOOPBACK}:${port}`, owner.token);
    const before = await second.score();
    expect(before).toBe(await owner.score());
    await first?.stop();
    await second.request('/api/business-profile', { ...profile, personalCreditScore: 560 });
    expect(
      await eventually(
        () => second.score(),
        (score) => score < before,
      ),
    ).toBeLessThan(before);
  });
});
