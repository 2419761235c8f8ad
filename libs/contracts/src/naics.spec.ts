import { describe, expect, it } from '@jest/globals';
import { isNaicsCode, naicsSectors } from './naics.ts';
import { emptyProfile, fieldCatalog } from './profile/catalog.ts';
import { formatProblem } from './profile/formats.ts';
import { profileInput } from './profile/input.ts';

describe('a NAICS code', () => {
  it('belongs to one of 20 sectors with 24 prefixes', () => {
    expect(naicsSectors).toHaveLength(20);
    expect(new Set(naicsSectors.flatMap(({ prefixes }) => prefixes)).size).toBe(24);
  });

  it.each(['722511', '311811', '339999', '491110', '920000'])('is accepted: %s', (code) => {
    expect(isNaicsCode(code)).toBe(true);
  });

  it.each(['', '72251', '7225111', '101010', '991110', '72251a', ' 722511'])('is rejected: "%s"', (code) => {
    expect(isNaicsCode(code)).toBe(false);
  });

  it('is a field of the profile that may stay empty', () => {
    const field = fieldCatalog.find(({ name }) => name === 'naicsCode');
    expect(field).toMatchObject({ tab: 'business', kind: 'text' });
    const problemOf = (value: unknown) => field && formatProblem(field, value, () => true);
    expect(problemOf('')).toBeNull();
    expect(problemOf(' 722511 ')).toBeNull();
    expect(problemOf('7225')).toBe('Enter the six digits of a NAICS code.');
  });
});

describe('the open cash advances', () => {
  const parse = (value: unknown) => profileInput.safeParse({ openCashAdvances: value });

  it.each([
    [0, 0],
    [20, 20],
    ['3', 3],
    ['', null],
    [null, null],
  ])('accept %j as %j', (value, stored) => {
    expect(parse(value).data).toEqual({ openCashAdvances: stored });
  });

  it.each([-1, 21, 0.5, true, 'many', [], {}])('reject %j', (value) => {
    expect(parse(value).success).toBe(false);
  });

  it('are null until they are answered', () => {
    expect(emptyProfile().openCashAdvances).toBeNull();
    expect(profileInput.parse({})).toEqual({});
  });
});
