import { describe, expect, it } from '@jest/globals';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import { describeMap, describeRoom, mapPayments } from './afford-map.ts';
import type { KindChoice } from './kind-choices.ts';

const choiceOf = (kind: KindChoice['kind'], monthlyPayment: number): KindChoice => ({
  kind,
  count: 1,
  best: sampleMatch(kind, {
    band: monthlyPayment > 5000 ? 'too-much' : 'can-carry',
    word: monthlyPayment > 5000 ? 'You could not pay this' : 'You can carry this',
    cost: { ...sampleCost, monthlyPayment },
  }),
});

const room = { comfortable: 3000, limit: 5000 };

describe('the map of payments and room', () => {
  it('places each kind and the room on one scale', () => {
    const map = mapPayments([choiceOf('bankTerm', 2000), choiceOf('sba', 8000)], room);
    expect(map?.zones).toEqual({ comfortable: 3000 / 9200, limit: 5000 / 9200 });
    expect(map?.marks.map(({ kind, share, isBeyond }) => [kind, share, isBeyond])).toEqual([
      ['bankTerm', 2000 / 9200, false],
      ['sba', 8000 / 9200, false],
    ]);
  });

  it('has a payment far beyond the room at its edge', () => {
    const map = mapPayments([choiceOf('bankTerm', 2000), choiceOf('line', 1e12)], room);
    expect(map?.marks.map(({ share, isBeyond }) => [share, isBeyond])).toEqual([
      [2000 / 12_500, false],
      [1, true],
    ]);
  });

  it('has no zones while the room is not known, and no picture without a payment', () => {
    const unknown = { comfortable: null, limit: null };
    expect(mapPayments([choiceOf('sba', 2000)], unknown)?.zones).toBeNull();
    expect(mapPayments([{ kind: 'sba', best: null, count: 0 }], room)).toBeNull();
    expect(mapPayments([choiceOf('sba', 0)], { comfortable: 0, limit: 0 })?.marks[0]?.share).not.toBeNull();
  });

  it('has a sentence with the room and each kind', () => {
    const map = mapPayments([choiceOf('bankTerm', 2000), choiceOf('sba', 8000)], room)!;
    expect(describeMap(map, room)).toBe(
      'You can comfortably pay $3,000 a month, $5,000 at most. Bank term: $2,000 a month. You can carry this. SBA: $8,000 a month. You could not pay this.',
    );
  });

  it.each([
    [{ comfortable: null, limit: null }, 'What you can pay a month is not known yet.'],
    [{ comfortable: 0, limit: 0 }, 'Your cash flow has no room for another payment now.'],
    [{ comfortable: 0, limit: 400 }, 'You can comfortably pay $0 a month, $400 at most.'],
  ])('describes the room %j as "%s"', (own, text) => {
    expect(describeRoom(own)).toBe(text);
  });
});
