import { describe, expect, it } from '@jest/globals';
import { FairTurns } from './fair-turns.rules.ts';

function turnsOf(width: number) {
  const clock = { now: 0 };
  const turns = new FairTurns({ least: 1, most: width, slowMs: 1000 }, () => clock.now);
  const started: string[] = [];
  const enter = (caller: string, name = caller) => turns.enter(caller, () => started.push(name));
  return { started, enter, clock };
}

describe('fair turns', () => {
  it('start at once while some are free', () => {
    const { started, enter } = turnsOf(2);
    enter('ann');
    enter('bob');
    enter('cid');
    expect(started).toEqual(['ann', 'bob']);
  });

  it('go to a caller with one request before the second of a caller with many', () => {
    const { started, enter } = turnsOf(2);
    const ends = [1, 2, 3, 4].map((n) => enter('mallory', `mallory ${n}`));
    enter('ann');
    ends[0]!();
    expect(started).toEqual(['mallory 1', 'mallory 2', 'ann']);
    ends[1]!();
    expect(started.at(-1)).toBe('mallory 3');
  });

  it('alternate among callers that always wait', () => {
    const { started, enter } = turnsOf(1);
    const ends = new Map<string, () => void>();
    for (const n of [1, 2, 3])
      for (const caller of ['a', 'b', 'c']) ends.set(`${caller}${n}`, enter(caller, `${caller}${n}`));
    for (let n = 0; n < 8; n += 1) ends.get(started.at(-1)!)!();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  });

  it('pass over a request that left', () => {
    const { started, enter } = turnsOf(1);
    const first = enter('ann');
    const leave = enter('bob');
    enter('cid');
    leave();
    leave();
    first();
    first();
    expect(started).toEqual(['ann', 'cid']);
  });

  it('are fewer while the turns are slow, and more again with quick ones', () => {
    const { started, enter, clock } = turnsOf(4);
    const runs = (count: number, ms: number) => {
      const before = started.length;
      const ends = Array.from({ length: count }, (_, n) => enter(`caller ${n}`));
      const atOnce = started.length - before;
      clock.now += ms;
      for (const end of ends.toReversed()) end();
      return atOnce;
    };
    expect(runs(6, 1000)).toBe(4);
    expect(runs(6, 1000)).toBe(3);
    for (let round = 0; round < 10; round += 1) runs(6, 1000);
    expect(runs(6, 10)).toBe(1);
    for (let round = 0; round < 10; round += 1) runs(6, 10);
    expect(runs(6, 10)).toBe(4);
  });

  it('remember no caller without requests', () => {
    const turns = new FairTurns({ least: 1, most: 1, slowMs: 1000 });
    for (let n = 0; n < 100; n += 1) turns.enter(`caller ${n}`, () => undefined)();
    expect(Object.values(turns)).toContainEqual(new Map());
  });
});
