import { describe, expect, it } from '@jest/globals';
import { adviserAreas, ownerAreas } from '@groundwork/contracts';
import { needOf } from './signed-in-screens.ts';
import { opens } from './use-opens.ts';

describe('the screens of a business', () => {
  it('need an area, an owner or nothing', () => {
    expect(
      ['/documents', '/people', '/access', '/packages/42', '/packages/new', '/nowhere'].map(needOf),
    ).toEqual(['documents', 'owner', null, 'packages', 'packages', null]);
  });

  it('open to whom the owner gave the area', () => {
    const adviser = { role: 'adviser', areas: adviserAreas } as const;
    expect(opens(adviser, 'documents')).toBe(true);
    expect(opens(adviser, 'packages')).toBe(false);
    expect(opens(adviser, 'owner')).toBe(false);
    expect(opens({ role: 'owner', areas: ownerAreas }, 'owner')).toBe(true);
  });
});
