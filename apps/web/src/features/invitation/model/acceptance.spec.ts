import { describe, expect, it } from '@jest/globals';
import type { Business, Practice } from '@groundwork/contracts';
import { adviserAreas, memberAreas } from '#shared/business/areas.ts';
import { firstAcceptance, toBody } from './acceptance.ts';

const business = (id: string, role: Business['role']) => ({ id, name: `The ${id}`, role }) as Business;
const practice = (id: string, role: Practice['role']) => ({ id, role }) as Practice;

const businesses = [business('client', 'adviser'), business('bakery', 'owner')];
const practices = [practice('one', 'staff'), practice('two', 'admin')];

describe('the answer to an invitation', () => {
  it('starts with a practice that the person manages, and with an own business', () => {
    const first = firstAcceptance({ areas: null }, businesses, practices);
    expect(first).toMatchObject({ practiceId: 'two', businessId: 'bakery', businessName: 'The bakery' });
    expect(first.areas).toEqual(adviserAreas);
    expect(firstAcceptance({ areas: memberAreas }, [], []).practiceId).toBeNull();
    expect(firstAcceptance({ areas: memberAreas }, [], []).areas).toEqual(memberAreas);
  });

  it('sends only what the kind of invitation needs', () => {
    const first = firstAcceptance({ areas: null }, businesses, practices);
    expect(toBody('adviser', first)).toEqual({ practiceId: 'two' });
    expect(toBody('adviser', { ...first, practiceId: null, practiceName: 'Lee' })).toEqual({
      practiceName: 'Lee',
    });
    expect(toBody('client', first)).toEqual({
      businessId: 'bakery',
      areas: adviserAreas,
      expiresAt: null,
    });
    for (const kind of ['member', 'owner', 'staff'] as const) expect(toBody(kind, first)).toEqual({});
  });
});
