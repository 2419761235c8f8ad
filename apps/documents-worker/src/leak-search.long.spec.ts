import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchLeaks } from '../testing/leak-search/search-leaks.ts';
import { RunningPackages } from '../testing/running-packages.ts';

const documents = 200;
const leastReadable = 0.995;

let packages: RunningPackages;
beforeAll(async () => {
  packages = await RunningPackages.start();
});
afterAll(() => packages.stop());

it('200 generated documents show no number, and 99.5 % of their amounts and dates', async () => {
  const { leaks, figures, readable, unreadable, uncovered, digits, ...counts } = await searchLeaks(
    packages,
    documents,
  );
  const share = readable / figures;
  process.stdout.write(
    `${JSON.stringify({ ...counts, leaks: leaks.length, figures, readable, share, digits, uncovered, unreadable }, null, 2)}\n`,
  );
  expect(leaks).toEqual([]);
  expect(uncovered.born).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(leastReadable);
}, 1_800_000);
