import { describe, expect, it } from '@jest/globals';
import { Settings } from 'lucide-react';
import { accountEntries, entriesFor } from './account-entries.ts';

const labels = (role: Parameters<typeof entriesFor>[0], entries = accountEntries) =>
  entriesFor(role, entries).map(({ label }) => label);

describe('the user menu', () => {
  it('has the account and the subscription for everybody', () => {
    for (const role of ['user', 'reviewer', 'admin'] as const)
      expect(labels(role)).toEqual(expect.arrayContaining(['Account', 'Subscription']));
  });

  it('shows the screen of a role to that role alone', () => {
    const entries = [
      ...accountEntries,
      { to: '/admin', label: 'Admin', Icon: Settings, role: 'admin' as const },
    ];
    expect(labels('user', entries)).toEqual(['Account', 'Subscription', 'Privacy centre']);
    expect(labels('reviewer', entries)).toEqual(['Account', 'Subscription', 'Privacy centre', 'Review']);
    expect(labels('admin', entries)).toEqual([
      ...['Account', 'Subscription', 'Privacy centre', 'Users', 'Lender catalogue'],
      ...['Audit log', 'Dead letters', 'Support', 'Admin'],
    ]);
  });
});
