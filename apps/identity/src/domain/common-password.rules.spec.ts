import { describe, expect, it } from '@jest/globals';
import { rejectCommonPassword, rejectOwnWords } from './common-password.rules.ts';

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

  it('accepts a short password without such a word, because its length has a rule of its own', () => {
    expect(isRejected('tea')).toBe(false);
  });

  it('ignores words of one or two letters', () => {
    expect(isRejected('albatros', { email: 'al@b.example', firstName: 'Al', lastName: 'Bo' })).toBe(false);
  });

  it('knows each part of the address', () => {
    const other = { email: 'otto+kiosk@gw.example', firstName: 'Al', lastName: 'Bo' };
    expect(['kiosk1234', 'OTTO+kiosk12'].map((password) => isRejected(password, other))).toEqual([
      true,
      true,
    ]);
    expect(isRejected('kiosk12345', other)).toBe(false);
    const short = { email: 'x@y.example', firstName: 'Ann', lastName: 'Lee' };
    expect(['annlee12', 'annlee1234', 'annlee12345'].map((each) => isRejected(each, short))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('removes the longest word first', () => {
    const nested = { email: 'x@y.example', firstName: 'Rose', lastName: 'Rosemarie' };
    expect(isRejected('Rosemarie1234', nested)).toBe(true);
  });

  it('names the field', () => {
    const fieldOf = (field?: 'newPassword') => {
      try {
        rejectOwnWords('groundwork', person, field);
        return null;
      } catch (error) {
        return (error as { details: { field: string }[] }).details.map((each) => each.field);
      }
    };
    expect([fieldOf(), fieldOf('newPassword')]).toEqual([['password'], ['newPassword']]);
  });
});

describe('a common password', () => {
  const fieldOf = (password: string, field?: 'newPassword') => {
    try {
      rejectCommonPassword(password, field);
      return null;
    } catch (error) {
      return (error as { details: { field: string }[] }).details[0]?.field;
    }
  };

  it('is rejected in each case, with its field', () => {
    expect(['password123', 'PassWord123'].map((password) => fieldOf(password))).toEqual([
      'password',
      'password',
    ]);
    expect(fieldOf('password123', 'newPassword')).toBe('newPassword');
    expect(fieldOf('seven green lamps')).toBeNull();
  });
});
