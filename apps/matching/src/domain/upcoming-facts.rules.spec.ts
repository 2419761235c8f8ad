import { describe, expect, it } from '@jest/globals';
import { shippedFamilies } from '@groundwork/engine-matching';
import { upcomingOf } from './upcoming-facts.rules.ts';

const family = shippedFamilies.find(({ code }) => code === 'sba-7a');

describe('the upcoming changes of a family', () => {
  const on = (day: string) => family && upcomingOf(family, day);

  it('are the beginnings and ends after the day, the nearest first', () => {
    expect(on('2025-05-31')).toEqual([
      { day: '2025-06-01', factId: '7a-advances-2025', starts: true },
      { day: '2026-03-01', factId: '7a-owners-2025', starts: false },
      { day: '2026-03-01', factId: '7a-owners-2026', starts: true },
    ]);
  });

  it('are none once every change has happened', () => {
    expect(on('2026-02-28')).toHaveLength(2);
    expect(on('2026-03-01')).toEqual([]);
  });
});
