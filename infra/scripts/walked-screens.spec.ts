import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { pages } from '@groundwork/contracts';
import { walkedPaths } from '@groundwork/test-data';

const source = readFileSync(join(import.meta.dirname, '../../apps/web/src/app/signed-in-screens.ts'), 'utf8');
const names = [...source.matchAll(/screen\(\s*paths\.(\w+)\(\),\s*'signed-in'/g)].map(
  ([, name = '']) => name,
);

it('the walk through the figures opens each screen of an owner', () => {
  expect(names.length).toBeGreaterThan(10);
  const addresses: Readonly<Record<string, unknown>> = pages;
  expect(new Set(walkedPaths)).toEqual(new Set(names.map((name) => addresses[name])));
});
