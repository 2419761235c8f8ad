import { describe, expect, it } from '@jest/globals';
import type { Role } from '@groundwork/contracts';
import { accountEntries, entriesFor } from './account-entries.ts';
import { signedInScreens } from './signed-in-screens.ts';

const roles: readonly Role[] = ['user', 'reviewer', 'admin'];
const labels = (role: Role) => entriesFor(role).map(({ label }) => label);

describe('the user menu', () => {
  it('has the account and the subscription for every role', () => {
    for (const role of roles)
      expect(labels(role)).toEqual(expect.arrayContaining(['Account', 'Subscription', 'Privacy center']));
  });

  it.each([
    ['Review', 'reviewer'],
    ['Users', 'admin'],
    ['Lender catalog', 'admin'],
    ['Audit log', 'admin'],
    ['Dead letters', 'admin'],
    ['Support', 'admin'],
  ])('has the entry %s only for the role %s', (label, role) => {
    expect(roles.filter((each) => labels(each).includes(label))).toEqual([role]);
  });

  it('begins with the account and has no label twice', () => {
    expect(labels('admin').slice(0, 3)).toEqual(['Account', 'Subscription', 'Privacy center']);
    expect(new Set(labels('admin')).size).toBe(labels('admin').length);
  });

  it('links to every screen of a role, and only to screens', () => {
    const targets = accountEntries.map(({ to }) => to);
    const screensOfRoles = signedInScreens.filter(
      ({ access }) => access !== 'anybody' && access !== 'signed-in',
    );
    expect(targets).toEqual(expect.arrayContaining(screensOfRoles.map(({ path }) => path)));
    expect(signedInScreens.map(({ path }) => path)).toEqual(expect.arrayContaining(targets));
  });
});
