import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createGate } from '@groundwork/testing';
import { FairLane } from './fair-lane.adapter.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const visitor = (from: string) => ({ from, isKnown: true });

function laneOfOne() {
  const lane = new FairLane('test', { width: 1, depth: 10 }, () => new Error('full'));
  const gate = createGate();
  const held = lane.run(visitor('192.0.2.1'), () => gate.opened);
  return { lane, open: gate.open, held };
}

it('rejects who waits longer than a call lasts, and does not begin the work', async () => {
  const { lane, open, held } = laneOfOne();
  const work = jest.fn(() => Promise.resolve());
  const late = lane.run(visitor('192.0.2.2'), work).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(4000);
  expect(await late).toEqual(new Error('full'));
  open();
  await held;
  await lane.run(visitor('192.0.2.3'), () => Promise.resolve());
  expect(work).not.toHaveBeenCalled();
});

it('starts who waits for less', async () => {
  const { lane, open, held } = laneOfOne();
  const next = lane.run(visitor('192.0.2.2'), () => Promise.resolve('done'));
  await jest.advanceTimersByTimeAsync(3999);
  open();
  await held;
  expect(await next).toBe('done');
  await jest.advanceTimersByTimeAsync(4000);
});
