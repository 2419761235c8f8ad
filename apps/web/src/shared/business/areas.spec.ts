import { describe, expect, it } from '@jest/globals';
import * as contract from '@groundwork/contracts';
import { adviserAreas, areas, includes, levelsOf, memberAreas, presetOf, presets } from './areas.ts';

describe('the areas of a business', () => {
  it('are those of the contract', () => {
    expect(areas).toEqual(contract.areas);
    expect(areas.map(levelsOf)).toEqual(contract.areas.map(contract.levelsOf));
    expect(memberAreas).toEqual(contract.memberAreas);
    expect(adviserAreas).toEqual(contract.adviserAreas);
    for (const held of contract.levels)
      expect(contract.levels.map((needed) => includes(held, needed))).toEqual(
        contract.levels.map((needed) => contract.includes(held, needed)),
      );
  });

  it('have presets that the contract accepts and that never open the billing', () => {
    for (const preset of Object.values(presets)) {
      expect(contract.areaLevels.parse(preset)).toEqual(preset);
      expect(preset.billing).toBe('none');
    }
    expect(presets.send).toMatchObject({ packages: 'share', applications: 'share', documents: 'edit' });
    expect(presetOf(presets.prepare)).toBe('prepare');
    expect(presetOf(adviserAreas)).toBeNull();
  });
});
