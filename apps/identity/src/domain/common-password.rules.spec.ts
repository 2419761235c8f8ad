import { describe, expect, it } from '@jest/globals';
import { rejectOwnWords } from './common-password.rules.ts';

const person = { email: 'rosa.diaz@flowershop.example', firstName: 'Rosa', lastName: 'Diaz' };
const isRejected = (password: string, of = person) => {
  try {
    rejectOwnWords(password, of);
    return false;
  } catch {
    return true;
  }
};

describe('a password with words of its owner', () => {
  it.each([
    'Groundwork1',
    'groundwork',
    'rosadiaz',
    'Rosa.Diaz24',
    'flowershop!',
    'Diaz2026',
    'groundworkRosa',
  ])('is rejected as %s', (password) => {
    expect(isRejected(password)).toBe(true);
  });

  it.each(['rosa likes tea', 'correct horse', 'groundwork-7h2kq', 'Sunday-Diaz-9'])(
    'is accepted as %s, which has enough besides',
    (password) => {
      expect(isRejected(password)).toBe(false);
    },
  );

  it('ignores words of one or two letters', () => {
    expect(isRejected('albatros', { email: 'al@b.example', firstName: 'Al', lastName: 'Bo' })).toBe(false);
  });
});
