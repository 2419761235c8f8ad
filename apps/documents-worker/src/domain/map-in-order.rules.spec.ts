import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { mapInOrder } from './map-in-order.rules.ts';

async function run(items: readonly number[], atOnce: number) {
  const events: string[] = [];
  const results = await mapInOrder(
    items,
    atOnce,
    async (item) => {
      events.push(`start ${item}`);
      for (let turn = item; turn < 9; turn += 1) await setImmediate();
      return item * 10;
    },
    (started, index) => {
      events.push(`finish ${index}`);
      return Promise.resolve(started + index);
    },
  );
  return { events, results };
}

describe('items in their order', () => {
  it('start as many ahead as allowed, and finish one after the other', async () => {
    const { events, results } = await run([1, 2, 3], 2);
    expect(results).toEqual([10, 21, 32]);
    expect(events).toEqual(['start 1', 'start 2', 'start 3', 'finish 0', 'finish 1', 'finish 2']);
  });

  it('start only after the one before with one at once', async () => {
    const { events } = await run([1, 2], 1);
    expect(events).toEqual(['start 1', 'start 2', 'finish 0', 'finish 1']);
  });

  it('are none without items', async () => {
    expect(await run([], 4)).toEqual({ events: [], results: [] });
  });

  it('fail with the first of them that fails, whichever fails sooner', async () => {
    const fail = async (item: number) => {
      for (let turn = item; turn < 9; turn += 1) await setImmediate();
      throw new Error(`item ${item}`);
    };
    await expect(mapInOrder([1, 5], 2, fail, () => Promise.resolve(0))).rejects.toThrow('item 1');
  });
});
