import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { instanceAt, prepareFolder, recordRun } from './instance.ts';
import { messageOptions } from './message-options.ts';
import { addressOf } from './operator-command.ts';
import { Misused } from './options.mjs';
import { loadSecrets } from './secrets.ts';
import { typescript } from './system.ts';

const now = new Date('2026-11-21T12:00:00Z');
const id = '019aa000-0000-7000-8000-00000000000a';
const options = (...args: string[]) => messageOptions(args, now);

describe('operator messages', () => {
  it('parses each command', () => {
    expect(options('list', '--service', 'scoring')).toMatchObject({ command: 'list', service: 'scoring' });
    expect(options('requeue', id, id)).toMatchObject({ command: 'requeue', ids: [id, id] });
    expect(options('purge', '--all', '--consumer', 'a--b')).toMatchObject({
      command: 'purge',
      ids: undefined,
      consumer: 'a--b',
    });
  });

  it.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['90m', '2026-11-21T10:30:00.000Z'],
    ['12h', '2026-11-21T00:00:00.000Z'],
    ['3d', '2026-11-18T12:00:00.000Z'],
  ])('parses %s as a time', (text, time) => {
    expect(options('republish', '--since', text).since.toISOString()).toBe(time);
  });

  it.each([
    [[]],
    [['lsit']],
    [['requeue']],
    [['purge', id, '--all']],
    [['requeue', 'all']],
    [['list', id]],
    [['list', '--all']],
    [['list', '--since', '1h']],
    [['republish']],
    [['republish', '--since', 'yesterday']],
    [['list', '--color']],
  ])('rejects %j', (args) => {
    expect(() => options(...args)).toThrow(Misused);
  });

  it.each([
    [['--help'], 0, 'operator messages COMMAND'],
    [['purge'], 2, 'needs ids from "list", or --all'],
    [['list', '--data', '/nowhere'], 1, 'No system runs in /nowhere/dev'],
  ])('prints its help or the fault, and exits with its code: %j', (args, code, text) => {
    const env = { PATH: process.env['PATH'] };
    const ended = spawnSync(
      process.execPath,
      [...typescript('infra/local/operator.ts'), 'messages', ...args],
      { env },
    );
    expect(`${ended.stdout.toString()}${ended.stderr.toString()}`).toContain(text);
    expect(ended.status).toBe(code);
  });
});

describe('the servers of a command', () => {
  let data = '';
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'groundwork-messages-'));
  });
  afterEach(() => rmSync(data, { recursive: true, force: true }));

  it('are those of the running system, or those of the variables', async () => {
    const instance = instanceAt('dev', data);
    await prepareFolder(instance);
    const secrets = loadSecrets(instance);
    const running = (port: number) =>
      ({ pid: 1, port, beginning: '1', kind: 'server', stopSignal: 'SIGTERM' }) as const;
    const processes = { postgres: running(5001), nats: running(5002) };
    recordRun(instance, { pid: 1, url: undefined, processes, commands: [] });
    expect(addressOf('postgres', data, {})).toBe(
      `postgres://groundwork:${secrets.postgres}@127.0.0.1:5001/groundwork`,
    );
    expect(addressOf('nats', data, {})).toBe(`nats://groundwork:${secrets.nats}@127.0.0.1:5002`);
    const given = 'nats://elsewhere:4222';
    expect(addressOf('nats', data, { NATS_URL: given })).toBe(given);
  });
});
