import { describe, expect, it } from '@jest/globals';
import { readGoal, parseGoal, listGoalsAbove } from './goals.ts';

describe('a goal', () => {
  it('can be each level above the present score', () => {
    expect(listGoalsAbove(599).map(({ score }) => score)).toEqual([600, 700, 800]);
    expect(listGoalsAbove(700).map(({ label }) => label)).toEqual(['Excellent']);
    expect(listGoalsAbove(900)).toEqual([]);
  });

  it.each([
    ['1', 1],
    ['1000', 1000],
    ['0', null],
    ['1001', null],
    ['7.5', null],
    ['', null],
    ['much', null],
    [null, null],
  ])('parsed from %j is %j', (text, goal) => {
    expect(parseGoal(text)).toBe(goal);
  });

  it('comes from the address, else it is the next level or 1000', () => {
    expect(readGoal(new URLSearchParams('score=640'), 500)).toBe(640);
    expect(readGoal(new URLSearchParams('score=much'), 650)).toBe(700);
    expect(readGoal(new URLSearchParams(), 850)).toBe(1000);
  });
});
