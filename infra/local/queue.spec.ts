import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { Misused } from './options.mjs';
import { queueOptions } from './queue-options.ts';
import { typescript } from './system.ts';

const id = '019aa000-0000-7000-8000-00000000000a';

describe('operator queue', () => {
  it('parses each command', () => {
    expect(queueOptions(['list'])).toMatchObject({ command: 'list', ids: undefined, minutes: 11 });
    expect(queueOptions(['retry', id])).toMatchObject({ command: 'retry', ids: [id] });
    expect(queueOptions(['retry', '--all'])).toMatchObject({ command: 'retry', ids: undefined });
    expect(queueOptions(['drain', '--minutes', '2'])).toMatchObject({ command: 'drain', minutes: 2 });
  });

  it.each([
    [[]],
    [['lsit']],
    [['retry']],
    [['retry', id, '--all']],
    [['retry', 'all']],
    [['list', id]],
    [['pause', '--all']],
    [['drain', '--minutes', 'soon']],
    [['list', '--color']],
  ])('rejects %j', (args) => {
    expect(() => queueOptions(args)).toThrow(Misused);
  });

  it.each([
    [['--help'], 0, 'operator queue COMMAND'],
    [['retry'], 2, 'needs ids from "list", or --all'],
    [['list', '--data', '/nowhere'], 1, 'No system runs in /nowhere/dev'],
  ])('prints its help or the fault, and exits with its code: %j', (args, code, text) => {
    const env = { PATH: process.env['PATH'] };
    const ended = spawnSync(process.execPath, [...typescript('infra/local/operator.ts'), 'queue', ...args], {
      env,
    });
    expect(`${ended.stdout.toString()}${ended.stderr.toString()}`).toContain(text);
    expect(ended.status).toBe(code);
  });
});
