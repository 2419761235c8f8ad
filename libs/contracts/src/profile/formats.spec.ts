import { describe, expect, it } from '@jest/globals';
import { emptyProfile, fieldCatalog, type FieldName } from './catalog.ts';
import { fieldsToCheck, profileEdit } from './edit.ts';
import { formatProblem } from './formats.ts';
import { profileInput } from './input.ts';
import { isUsPhone } from './phone.ts';

const messages = {
  ssn: 'Enter a valid SSN (9 digits)',
  ein: 'Enter a valid EIN (9 digits)',
  email: 'Enter a valid email address',
  phone: 'Enter a valid US phone number',
  address: 'Enter the ZIP code with 5 digits or 5+4',
};

function problemsOf(name: FieldName, value: string): unknown[] {
  const issues = profileEdit.safeParse({ [name]: value }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path, message]);
}

const rejected = (name: FieldName, format: keyof typeof messages, values: readonly string[]) => {
  for (const value of values)
    expect([value, problemsOf(name, value)]).toEqual([value, [[[name], messages[format]]]]);
};
const accepted = (name: FieldName, values: readonly string[]) => {
  for (const value of values) expect([value, problemsOf(name, value)]).toEqual([value, []]);
};

describe('a saved SSN', () => {
  it('has nine digits of an assigned area, group and serial number', () => {
    accepted('ssn', ['531-20-8842', '531208842', ' 531 20 8842 ', '665-01-0001', '899-99-9999', '']);
    rejected('ssn', 'ssn', ['000-12-3456', '666-12-3456', '900-12-3456', '987654321']);
    rejected('ssn', 'ssn', ['531-00-8842', '531-20-0000', '53120884', '5312088421', '531-208842', 'none']);
  });

  it('may be a mask, which leaves the stored number', () => {
    accepted('ssn', ['***-**-8842', '***-**-****']);
    rejected('ssn', 'ssn', ['***-**-884', '***-20-8842']);
  });
});

describe('a saved EIN', () => {
  it('has nine digits with a prefix that the IRS assigns', () => {
    accepted('ein', ['12-3456789', '835519206', '01-2345678', '99-7654321', '']);
    rejected('ein', 'ein', ['00-3456789', '07-1234567', '17-1234567', '89-1234567', '97-1234567']);
    rejected('ein', 'ein', ['12-345678', '1234567890', '123-456789', 'applied for']);
  });
});

describe('a saved phone', () => {
  it.each(['phone', 'secondaryPhone', 'businessPhone'] as const)('in %s is a US number', (name) => {
    accepted(name, ['(555) 123-4567', '5125550142', '+1 512.555.0142', '(787) 555-0133 x12', '']);
    rejected(name, 'phone', ['1', '555 0100', '(155) 123-4567', '+44 20 7946 0958', '55512345678']);
    rejected(name, 'phone', ['call me at 5125550142', '(512) 555-01423']);
  });
});

describe('a saved email', () => {
  it.each(['email', 'secondaryEmail', 'businessEmail'] as const)('in %s is an address', (name) => {
    accepted(name, ['rosa@example.com', 'rosa.diaz+bank@mail.example.co', '']);
    rejected(name, 'email', ['rosa', 'rosa@', '@example.com', 'rosa@example', 'rosa diaz@example.com']);
  });
});

describe('a saved address', () => {
  it.each(['currentAddress', 'previousAddress', 'businessAddress', 'mailingAddress'] as const)(
    'in %s ends with a ZIP code of 5 digits or 5+4 behind a state',
    (name) => {
      accepted(name, ['1 Mill Lane', '2 Oak St, Austin, TX 78701', '2 Oak St, Austin TX 78701-4402', '']);
      accepted(name, ['9 Elm Rd, Apt 4', '7 OAK CT 104', 'Schulstr. 7, 10115 Berlin']);
      rejected(name, 'address', ['2 Oak St, Austin, TX 7870', '2 Oak St, Austin TX 787011']);
      rejected(name, 'address', ['2 Oak St, Austin, TX, 78701-44']);
    },
  );
});

describe('the formats', () => {
  it('do not apply to an estimate', () => {
    expect(profileInput.safeParse({ ein: 'applied for', phone: '1', ssn: '1' }).success).toBe(true);
  });

  it('name each stored value that is not valid', () => {
    const valid = { ssn: '531-20-8842', phone: '(555) 123-4567' };
    const wrong = { ein: '00-1234567', businessPhone: '555 0100', email: 'rosa', mailingAddress: 'A, TX 1' };
    expect(fieldsToCheck({ ...emptyProfile(), ...valid, ...wrong }).sort()).toEqual(
      Object.keys(wrong).sort(),
    );
    expect(fieldsToCheck({ ...emptyProfile(), ssn: '900-12-3456' })).toEqual(['ssn']);
    expect(fieldsToCheck({ ...emptyProfile(), ...valid })).toEqual([]);
  });

  it('accept the sample phone of the form, although it is not assigned', () => {
    expect([isUsPhone('(555) 123-4567'), isUsPhone('(555) 123-456')]).toEqual([true, false]);
  });
});

it('a mask is a stored number only in the field of the SSN', () => {
  accepted('ssn', ['***-**-6789']);
  rejected('ein', 'ein', ['***-**-6789']);
});

it('an absent value has no wrong format', () => {
  for (const field of fieldCatalog) expect(formatProblem(field, undefined, isUsPhone)).toBeNull();
});
