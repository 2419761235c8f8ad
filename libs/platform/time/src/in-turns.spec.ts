import { describe, expect, it } from '@jest/globals';
import { inTurns } from './in-turns.ts';

function* countFor(ms: number): Generator<void, number> {
  const end = performance.now() + ms;
  let steps = 0;
  for (; performance.now() < end; steps += 1) yield;
  return steps;
}

describe('work in turns', () => {
  it('returns its result', async () => {
    expect(await inTurns(countFor(0))).toBe(0);
    expect(await inTurns(countFor(1))).toBeGreaterThan(0);
  });

  it('lets other work of the event loop run before it ends', async () => {
    const order: string[] = [];
    const work = inTurns(countFor(100)).then(() => order.push('work'));
    setImmediate(() => order.push('other'));
    await work;
    expect(order).toEqual(['other', 'work']);
  });

  it('fails with the work', async () => {
    function* failing(): Generator<void, never> {
      yield;
      throw new Error('No');
    }
    await expect(inTurns(failing())).rejects.toThrow('No');
  });
});
