import { describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';
import { countLoopPauses } from './loop-pauses.ts';
import { metrics } from './service-metrics.ts';

const countOf = async (label: string): Promise<number> => {
  const text = await metrics.getSingleMetricAsString('groundwork_loop_pause_seconds');
  return Number(new RegExp(`${label}"[^}]*} (\\d+)`).exec(text)?.[1] ?? 0);
};
const longer = async () => (await countOf('le="\\+Inf')) - (await countOf('le="2'));

describe('the pauses of the event loop', () => {
  it('contain a pause with its length, once', async () => {
    countLoopPauses();
    const before = await longer();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    await eventually(longer, (count) => count > before);
    expect(await longer()).toBe(before + 1);
  });
});
