import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const childProcess = createRequire(import.meta.url)(
  'node:child_process',
) as typeof import('node:child_process');
const { spawnSync } = childProcess;
const file = fileURLToPath(new URL('../testing/double.child.mjs', import.meta.url));
let waits = 0;

beforeAll(() => {
  const counted = (...args: Parameters<typeof spawnSync>) => {
    waits += 1;
    return spawnSync(...args);
  };
  Object.assign(childProcess, { spawnSync: counted });
});
afterAll(() => {
  Object.assign(childProcess, { spawnSync });
});

it('the first reader starts without a wait for another program', async () => {
  const { endReader, startReader } = await import('./reader-process.ts');
  const [whileLoading] = [waits];
  const child = startReader({ file, heapMb: 64, memoryMb: 2000 });
  await endReader(child);
  expect(waits - whileLoading).toBe(0);
  expect(whileLoading).toBeGreaterThan(0);
});
