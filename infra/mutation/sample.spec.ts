import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isSampled, patternsOutside } from './sample.ts';

const paths = Array.from({ length: 3000 }, (_, at) => `libs/engines/scoring/src/file-${at}.ts`);

describe('a sample of files', () => {
  it('has about the given share of the files, and one in one has all', () => {
    const share = paths.filter((path) => isSampled(path, 6)).length / paths.length;
    expect(share).toBeGreaterThan(1 / 7);
    expect(share).toBeLessThan(1 / 5);
    expect(paths.every((path) => isSampled(path, 1))).toBe(true);
  });

  it('excludes exactly the other sources', () => {
    const repository = mkdtempSync(join(tmpdir(), 'sample-'));
    mkdirSync(join(repository, 'src/part'), { recursive: true });
    const names = Array.from({ length: 40 }, (_, at) => `src/part/file-${at}.ts`);
    for (const name of [...names, 'src/data.json']) writeFileSync(join(repository, name), '');
    const excluded = patternsOutside(repository, 'src', 3);
    expect([...excluded].sort()).toEqual(
      names
        .filter((name) => !isSampled(name, 3))
        .map((name) => `!${name}`)
        .sort(),
    );
    expect(excluded.length).toBeLessThan(names.length);
  });
});
