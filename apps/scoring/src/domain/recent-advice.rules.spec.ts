import { describe, expect, it } from '@jest/globals';
import { currentRules, recommend, rulesets } from '@groundwork/engine-scoring';
import { recommendOnce } from './recent-advice.rules.ts';
import { inputOfOwner } from './score-input.rules.ts';

const input = inputOfOwner(null, []);
type Context = Parameters<typeof recommend>[1];

const context: Context = {
  userId: '8d0b8a5e-6f3f-4a44-9d4c-0a4f5f0a1b11',
  today: '2026-11-24',
  rules: currentRules,
};

describe('the advice of an owner', () => {
  it('is the advice of the engine, computed once for the same facts', () => {
    const advice = recommendOnce(input, context);
    expect(advice).toEqual(recommend(input, context));
    expect(recommendOnce({ ...input }, { ...context, closed: new Set() })).toBe(advice);
    const closed = recommendOnce(input, { ...context, closed: new Set(['a', 'b']) });
    expect(recommendOnce(input, { ...context, closed: new Set(['b', 'a']) })).toBe(closed);
  });

  const changes: [string, typeof input, Context][] = [
    [
      'a figure',
      inputOfOwner({ figures: { personalCreditScore: 700 }, answered: [], accounts: [] }, []),
      context,
    ],
    ['the day', input, { ...context, today: '2026-11-25' }],
    ['the owner', input, { ...context, userId: '8d0b8a5e-6f3f-4a44-9d4c-0a4f5f0a1b12' }],
    ['a closed recommendation', input, { ...context, closed: new Set(['any']) }],
    ['the lenders', input, { ...context, lenders: { active: 4, failing: {} } }],
    ['the rules', input, { ...context, rules: Object.values(rulesets)[0] ?? currentRules }],
  ];
  it.each(changes)('is computed again when %s changed', (_, changed, other) => {
    const advice = recommendOnce(input, context);
    expect(recommendOnce(changed, other)).not.toBe(advice);
  });

  it('is known after 499 other owners, and forgotten after 500', () => {
    const readOthers = (count: number) => {
      for (let at = 0; at < count; at += 1) recommendOnce(input, { ...context, userId: String(at) });
    };
    const advice = recommendOnce(input, context);
    readOthers(499);
    expect(recommendOnce(input, context)).toBe(advice);
    readOthers(500);
    expect(recommendOnce(input, context)).not.toBe(advice);
  });
});
