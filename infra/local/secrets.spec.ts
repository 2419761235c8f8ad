import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SCHEMAS } from '../generated/services.mjs';
import { loadSecrets } from './secrets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the secrets of an installation', () => {
  it('stay the same at each load', () => {
    const first = loadSecrets({ folder });
    expect(Object.keys(first.roles).sort()).toEqual([...SCHEMAS].sort());
    expect(loadSecrets({ folder })).toEqual(first);
  });

  it('get a password for a service that a new version adds, and change no other secret', () => {
    const { roles, ...first } = loadSecrets({ folder });
    const [added = '', ...others] = Object.keys(roles);
    const older = Object.fromEntries(others.map((name) => [name, roles[name]]));
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify({ ...first, roles: older }));
    const upgraded = loadSecrets({ folder });
    expect(upgraded).toEqual({
      ...first,
      roles: { ...older, [added]: expect.stringMatching(/^[0-9a-f]{48}$/) },
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(upgraded);
  });
});
