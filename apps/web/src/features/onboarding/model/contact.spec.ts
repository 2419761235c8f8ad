import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply, type User } from '@groundwork/contracts';
import { contactOf, withoutKnownContact } from './contact.ts';

describe('name and email of the sign-up', () => {
  it.each([
    ['Ann', 'Lee', 'Ann Lee'],
    ['Ann', '', 'Ann'],
  ])('of %s %s are answers', (firstName, lastName, fullName) => {
    const user = { firstName, lastName, email: 'ann@x.test' } as User;
    expect(contactOf(user)).toEqual({ fullName, email: 'ann@x.test' });
  });

  it('fill blank fields only', () => {
    const stored = { ...emptyProfile(), answered: [], email: 'old@x.test' } as unknown as ProfileReply;
    const values = { fullName: 'Ann Lee', email: 'ann@x.test', averageBankBalance: 0 };
    expect(withoutKnownContact(values, stored)).toEqual({ fullName: 'Ann Lee', averageBankBalance: 0 });
  });
});
