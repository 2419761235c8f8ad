import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@groundwork/contracts';
import { homeOf, isInMenuOnly, navigationEntries } from './navigation-entries.ts';
import { signedInScreens } from './signed-in-screens.ts';

const browser = globalThis as { window?: unknown };

beforeAll(() => {
  browser.window = { localStorage: { getItem: () => null } };
});
afterAll(() => {
  delete browser.window;
});

const roles: readonly Role[] = ['user', 'reviewer', 'admin'];
const entriesOf = (role: Role) => navigationEntries('/business-profile', role);
const targets = (role: Role) => entriesOf(role).map(({ to }) => to);
const labels = (role: Role) => entriesOf(role).map(({ label }) => label);
const addresses = (hasLoanRecords: boolean) =>
  navigationEntries('/dashboard', 'user', { hasLoanRecords }).map(({ to }) => to);

describe('the navigation', () => {
  it('has the eight entries of an owner for an owner only', () => {
    const own = [
      'Dashboard',
      'Your plan',
      'Score',
      'Lender Matching',
      'Documents',
      'Lender files',
      'Business Profile',
      'Banking',
    ];
    expect(labels('user')).toEqual(own);
    expect(labels('reviewer')).toEqual(['Review']);
    expect(labels('admin')).toEqual([
      'Users',
      'Businesses',
      'Lender catalog',
      'Loan records',
      'Lender feeds',
      'Audit log',
      'Dead letters',
      'Blank forms',
      'Support',
    ]);
  });

  it('leads to every screen of the role, and to no screen of another role', () => {
    for (const role of roles.filter((each) => each !== 'user')) {
      const own = signedInScreens.filter(({ access }) => access === role).map(({ path }) => path);
      expect(targets(role).toSorted()).toEqual(own.toSorted());
    }
  });

  it('starts at the first entry, and a phone has at most four entries beside its menu', () => {
    expect(roles.map((role) => homeOf(role).to)).toEqual(['/dashboard', '/review', '/admin/users']);
    for (const role of roles) {
      const inBar = entriesOf(role).filter(({ barLabel }) => barLabel !== undefined);
      expect(inBar.length).toBeLessThanOrEqual(4);
      expect(isInMenuOnly(homeOf(role).to, role)).toBe(false);
    }
    expect(isInMenuOnly('/admin/lender-feeds', 'admin')).toBe(true);
  });

  it('has past loans after the lenders, once an administrator publishes them', () => {
    expect(addresses(false)).not.toContain('/lenders/records');
    const published = addresses(true);
    expect(published[published.indexOf('/lenders') + 1]).toBe('/lenders/records');
    expect(published.filter((address) => address !== '/lenders/records')).toEqual(addresses(false));
  });

  it('leaves out what the person may not view, and ends with the practice', () => {
    const isOpen = (need: string) => need === 'documents';
    const entries = navigationEntries('/documents', 'user', {
      isOpen,
      hasPractice: true,
      hasLoanRecords: true,
    });
    expect(entries.map(({ to }) => to)).toEqual(['/documents', '/practice']);
  });
});
