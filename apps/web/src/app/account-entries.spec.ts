import { describe, expect, it } from '@jest/globals';
import { accountEntries } from './account-entries.ts';
import { signedInScreens } from './signed-in-screens.ts';

describe('the user menu', () => {
  it('has the account, the subscription, the people, the access and the privacy center', () => {
    expect(accountEntries.map(({ label }) => label)).toEqual([
      'Account',
      'Subscription',
      'People',
      'My access',
      'Privacy center',
    ]);
    expect(signedInScreens.map(({ path }) => path)).toEqual(
      expect.arrayContaining(accountEntries.map(({ to }) => to)),
    );
  });
});
