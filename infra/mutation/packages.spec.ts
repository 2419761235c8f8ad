import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { packages } from './packages.ts';

const repository = join(import.meta.dirname, '../..');

describe('the packages of the mutation tests', () => {
  it.each(Object.entries(packages))('%s names a folder with code and tests', (_name, { root, mutate }) => {
    expect(mutate[0]?.startsWith(`${root}/`)).toBe(true);
    const files = readdirSync(join(repository, root), { recursive: true }).map(String);
    expect(files.some((file) => file.endsWith('.spec.ts'))).toBe(true);
  });
});
