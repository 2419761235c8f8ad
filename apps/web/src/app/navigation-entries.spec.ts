import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { navigationEntries } from './navigation-entries.ts';

const browser = globalThis as { window?: unknown };

beforeAll(() => {
  browser.window = { localStorage: { getItem: () => null } };
});
afterAll(() => {
  delete browser.window;
});

const addresses = (hasLoanRecords: boolean) =>
  navigationEntries('/dashboard', 'user', hasLoanRecords).map(({ to }) => to);

it('past loans are in the navigation after the lenders, once somebody published them', () => {
  expect(addresses(false)).not.toContain('/lenders/records');
  const published = addresses(true);
  expect(published[published.indexOf('/lenders') + 1]).toBe('/lenders/records');
  expect(published.filter((address) => address !== '/lenders/records')).toEqual(addresses(false));
});
