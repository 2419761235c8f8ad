import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply } from '@groundwork/contracts';
import { withoutKnownContact } from './contact.ts';

describe('name and email of the sign-up', () => {
  it('fill blank fields only', () => {
    const stored = { ...emptyProfile(), answered: [], email: 'old@x.test' } as unknown as ProfileReply;
    const values = { fullName: 'Ann Lee', email: 'ann@x.test', averageBankBalance: 0 };
    expect(withoutKnownContact(values, stored)).toEqual({ fullName: 'Ann Lee', averageBankBalance: 0 });
  });
});
