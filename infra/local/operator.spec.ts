import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { typescript } from './system.ts';

const names = [
  'doctor',
  'messages',
  'queue',
  'audit-verify',
  'rotate-field-keys',
  'call-keys',
  'ledger-rebuild',
  'figures-rebuild',
];

function operator(...args: string[]) {
  const env = { PATH: process.env['PATH'] };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...typescript('infra/local/operator.ts'), ...args],
    { env, encoding: 'utf8' },
  );
  return { code: status, stdout, stderr };
}

describe('operator', () => {
  it('lists each command with one line', () => {
    const { code, stdout } = operator('help');
    expect(code).toBe(0);
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name} {2,}[a-z][^\\n]{10,}$`, 'm'));
    expect(stdout).not.toContain('undefined');
    expect(operator('--help').stdout).toBe(stdout);
  });

  it.each(names)('prints the help of %s', (name) => {
    const { code, stdout } = operator('help', name);
    expect({ code, start: stdout.slice(0, name.length + 9) }).toEqual({ code: 0, start: `operator ${name}` });
    expect(operator(name, '--help')).toEqual({ code: 0, stdout, stderr: '' });
  });

  it.each([
    [['mesages'], '"mesages" is not a command.'],
    [['help', 'constructor'], '"constructor" is not a command.'],
    [[], 'Name a command.'],
  ])('exits with 2 and its help for %j', (args, message) => {
    const { code, stdout, stderr } = operator(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('operator COMMAND [options]');
  });

  it('prints new keys of calls', () => {
    const { code, stdout } = operator('call-keys');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^gateway: CALL_KEY=\S+$/m);
    expect(stdout).toMatch(/^all: CALL_KEYS=\S*operator:\S+$/m);
    expect(operator('call-keys').stdout).not.toBe(stdout);
  });
});
