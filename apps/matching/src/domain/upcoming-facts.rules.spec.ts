import { describe, expect, it } from '@jest/globals';
import { shippedFamilies } from '@groundwork/engine-matching';
import { upcomingOf } from './upcoming-facts.rules.ts';

const chosen = ['7a-owners-2025', '7a-owners-2026', '7a-advances-2025'];
const [family] = shippedFamilies
  .filter(({ code }) => code === 'sba-7a')
  .map((one) => ({ ...one, facts: one.facts.filter(({ id }) => chosen.includes(id)) }));

describe('the upcoming changes of a family', () => {
  const on = (day: string) => family && upcomingOf(family, day);

  it('are the beginnings and ends after the day, the nearest first', () => {
    expect(on('2025-05-31')).toEqual([
      { day: '2025-06-01', factId: '7a-advances-2025', starts: true },
      { day: '2026-03-01', factId: '7a-owners-2025', starts: false },
      { day: '2026-03-01', factId: '7a-owners-2026', starts: true },
    ]);
  });

  it('are sorted by their day, those of one day in the order of the facts', () => {
    const starts = [
      ['c', '2027-03-03'],
      ['b', '2027-02-02'],
      ['d', '2027-02-02'],
      ['a', '2027-01-01'],
    ];
    const facts = starts.map(([id, validFrom]) => ({ id, validFrom, validTo: null }));
    const upcoming = upcomingOf({ ...family, facts } as never, '2026-11-24');
    expect(upcoming.map(({ factId }) => factId)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('are none once every change has happened', () => {
    expect(on('2026-02-28')).toHaveLength(2);
    expect(on('2026-03-01')).toEqual([]);
  });
});
