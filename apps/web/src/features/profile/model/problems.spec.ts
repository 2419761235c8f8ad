import { describe, expect, it } from '@jest/globals';
import { maskOfWrongSsn } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';
import { problemsFromServer } from './problem-list.ts';
import { problemOf, problemsOf, storedProblems } from './problems.ts';
import { words } from '../profile.wording.ts';

const on = (name: string, value: unknown) => problemOf(fieldOf(name)!, value);

describe('a number that is partly masked', () => {
  it.each(['***-**-67', '12*-45-6789', '*', '***-**-6789x', ' ***-**-678 '])('%j is an error', (value) => {
    expect(on('ssn', value)).toBe(words.form.maskedPartly);
  });

  it.each(['***-**-6789', ' ***-**-6789 ', '531-20-7781'])('%j is the stored or a new number', (value) => {
    expect(on('ssn', value)).toBeNull();
  });

  it('is only an error in a secret field', () => {
    expect(on('middleName', 'A*')).toBeNull();
    expect(on('middleName', '***-**-6789')).toBeNull();
    expect(on('middleName', maskOfWrongSsn)).toBeNull();
    expect(on('ssn', maskOfWrongSsn)).toBe(words.form.checkNumber);
  });
});

describe('a required field', () => {
  it.each([undefined, null, '', '  '])('is missing with the value %j', (value) => {
    expect(on('fullName', value)).toBe('This field is required');
    expect(on('middleName', value)).toBeNull();
  });

  it('is filled by a name', () => expect(on('fullName', 'Ann')).toBeNull());
});

describe('the stored values with an older format', () => {
  it('show why an address or email is wrong, and only a warning for a number', () => {
    const values = { email: 'nobody', ssn: '***-**-6789', currentAddress: '1 Main St, Austin, TX 1' };
    const problems = storedProblems(['email', 'ssn', 'currentAddress', 'gone'], values);
    expect([...problems.keys()]).toEqual(['email', 'ssn', 'currentAddress']);
    expect(problems.get('ssn')).toBe(words.form.checkNumber);
    expect(problems.get('email')).not.toBe(words.form.checkNumber);
    expect(problems.get('currentAddress')).not.toBe(words.form.checkNumber);
    expect(storedProblems(['email'], { email: 'ann@example.com' }).get('email')).toBe(words.form.checkNumber);
  });
});

describe('the problems of the server', () => {
  it('are at the field of each month or of the field itself, without unknown fields', () => {
    const details = [
      { field: 'monthlyRevenue.3', message: 'Too large' },
      { field: 'fullName', message: 'Too long' },
      { field: 'gone', message: 'No' },
      { field: '', message: 'No' },
    ];
    expect([...problemsFromServer(details)]).toEqual([
      ['monthlyRevenue', 'Too large'],
      ['fullName', 'Too long'],
    ]);
  });

  it('are none for a form without errors in optional fields', () => {
    expect(problemsOf({}).has('middleName')).toBe(false);
    expect(problemsOf({}).get('fullName')).toBe('This field is required');
  });
});
