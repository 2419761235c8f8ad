import { describe, expect, it } from '@jest/globals';
import { createGate } from '@groundwork/testing';
import { Lane } from './lane.ts';
import { widthsOf } from './lanes.ts';

const full = () => new Error('full');

function startsOf(lane: Lane, count: number) {
  const started: number[] = [];
  const ends = Array.from({ length: count }, () => createGate());
  const runs = ends.map(({ opened }, n) =>
    lane.run(async () => {
      started.push(n);
      await opened;
      return n;
    }),
  );
  return { started, runs, end: (n: number) => ends[n]?.open() };
}

describe('a lane', () => {
  it('starts as many runs as it is wide, and the others in their order', async () => {
    const { started, runs, end } = startsOf(new Lane('test', { width: 2, depth: 5 }, full), 4);
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1]);
    end(1);
    await runs[1];
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1, 2]);
    for (const n of [0, 2, 3]) end(n);
    expect(await Promise.all(runs)).toEqual([0, 1, 2, 3]);
  });

  it('rejects a run at once when its queue is full, and accepts the next one afterwards', async () => {
    const lane = new Lane('test', { width: 1, depth: 1 }, full);
    const { runs, end } = startsOf(lane, 2);
    await expect(lane.run(() => Promise.resolve('late'))).rejects.toThrow('full');
    end(0);
    end(1);
    await Promise.all(runs);
    expect(await lane.run(() => Promise.resolve('on time'))).toBe('on time');
  });

  it('rejects a run that waited too long, and gives its turn to the next one', async () => {
    const lane = new Lane('test', { width: 1, depth: 5, patienceMs: 1 }, full);
    const { runs, end } = startsOf(lane, 1);
    await expect(lane.run(() => Promise.resolve('late'))).rejects.toThrow('full');
    end(0);
    await Promise.all(runs);
    expect(await lane.run(() => Promise.resolve('on time'))).toBe('on time');
  });

  it('continues begun work before other work begins', async () => {
    const lane = new Lane('test', { width: 1, depth: 2 }, full);
    const leave = await lane.enter();
    const order: string[] = [];
    const enter = async (name: string, goesOn: boolean) => {
      const leaveAgain = await lane.enter({ goesOn });
      order.push(name);
      leaveAgain();
    };
    const waiting = [enter('a', false), enter('b', false), enter('c', true), enter('d', true)];
    leave();
    await Promise.all(waiting);
    expect(order.join('')).toBe('cdab');
  });

  it('continues after a run that fails', async () => {
    const lane = new Lane('test', { width: 1, depth: 1 }, full);
    await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lane.run(() => Promise.resolve('next'))).toBe('next');
  });
});

describe('the lanes of a process', () => {
  const usual = { calls: 4, events: 2, upkeep: 2 };
  it.each([
    [8, usual, { calls: 4, events: 2, upkeep: 2 }],
    [4, usual, { calls: 2, events: 1, upkeep: 1 }],
    [11, usual, { calls: 7, events: 2, upkeep: 2 }],
    [1, usual, { calls: 1, events: 1, upkeep: 1 }],
    [8, { calls: 3, sessions: 2, events: 1, upkeep: 2 }, { calls: 3, sessions: 2, events: 1, upkeep: 2 }],
  ])('share %i connections by %j', (connections, shares, widths) => {
    expect(Object.fromEntries(widthsOf(connections, shares))).toEqual(widths);
  });
});
