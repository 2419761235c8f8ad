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

it('200 generated documents show no number on a page that does not wait, and 99.5 % of its amounts and dates', async () => {
  const counted = await searchLeaks(packages, documents);
  const shareOf = ({ figures, readable }: { figures: number; readable: number }) => readable / figures;
  const shares = { all: shareOf(counted), sure: shareOf(counted.sure) };
  process.stdout.write(`${JSON.stringify({ ...counted, shares }, null, 2)}\n`);
  expect(counted.leaks).toEqual([]);
  expect(counted.uncovered).toEqual([]);
  expect(shares.sure).toBeGreaterThanOrEqual(leastReadable);
}, 1_800_000);
