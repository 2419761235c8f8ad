import { describe, expect, it } from '@jest/globals';
import type { Business } from '@groundwork/contracts';
import { adviserAreas } from './areas.ts';
import { areaTexts, roleText, untilText } from './business-texts.ts';
import { businessOf } from './current-business.ts';
import { dayOf, endOfDay } from './end-date.ts';

const through = { practiceId: 'p', name: 'Lee & Partners' } as Business['through'];

describe('an access', () => {
  it('names the role, the areas and the end', () => {
    expect(roleText({ role: 'adviser', through })).toBe('Adviser at Lee & Partners');
    expect(roleText({ role: 'member', through: null })).toBe('Member');
    expect(areaTexts({ ...adviserAreas, documents: 'edit', score: 'none' })).toEqual([
      'Profile: view',
      'Documents: edit',
      'Banking: view',
      'Lender matches: view',
    ]);
    expect(untilText(null)).toBe('no end date');
  });

  it('lasts until the end of the chosen day', () => {
    expect(endOfDay('')).toBeNull();
    expect(dayOf(endOfDay('2027-03-01'))).toBe('2027-03-01');
    expect(dayOf(null)).toBe('');
  });

  it('is unknown before the list, and over when the list has it no more', () => {
    const all = [{ id: 'bakery' }] as Business[];
    expect(businessOf(undefined, 'bakery')).toBeUndefined();
    expect(businessOf(all, 'bakery')).toBe(all[0]);
    expect(businessOf(all, 'shop')).toBeNull();
  });
});
