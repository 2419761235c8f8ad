import { describe, expect, it } from '@jest/globals';
import { Settings } from 'lucide-react';
import { accountEntries, entriesFor } from './account-entries.ts';

const labels = (role: Parameters<typeof entriesFor>[0], entries = accountEntries) =>
  entriesFor(role, entries).map(({ label }) => label);

describe('the user menu', () => {
  it('has the subscription for everybody', () => {
    for (const role of ['user', 'reviewer', 'admin'] as const) expect(labels(role)).toContain('Subscription');
  });

  it('shows the screen of a role to that role alone', () => {
    const entries = [
      ...accountEntries,
      { to: '/admin', label: 'Admin', Icon: Settings, role: 'admin' as const },
    ];
    expect(labels('user', entries)).toEqual(['Subscription', 'Privacy centre']);
    expect(labels('reviewer', entries)).toEqual(['Subscription', 'Privacy centre', 'Review']);
    expect(labels('admin', entries)).toEqual([
      ...['Subscription', 'Privacy centre', 'Lender catalogue'],
      ...['Audit log', 'Dead letters', 'Support', 'Admin'],
    ]);
  });
});
