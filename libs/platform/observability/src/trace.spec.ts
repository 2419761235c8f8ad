import { describe, expect, it } from '@jest/globals';
import { annotateTrace, continueTrace, currentTrace, currentTraceparent } from './trace.ts';
import { openSpan, runInSpan, traceIdOf } from './trace.ts';

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const wellFormed = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/;
const work = { name: 'test' };
const here = () => Promise.resolve(currentTraceparent());

describe('work that a message starts', () => {
  it('continues the trace in a new span', async () => {
    const mine = await continueTrace(given, work, here);
    expect(mine).toMatch(wellFormed);
    expect(traceIdOf(mine)).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(mine.slice(36, 52)).not.toBe('00f067aa0ba902b7');
  });

  it.each([
    undefined,
    '',
    'nonsense',
    given.replace('00-', 'ff-'),
    given.toUpperCase(),
    `${given}-more`,
    `x${given}`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    "00-'; drop table outbox; --",
  ])('starts a new trace where it is given %p', async (nonsense) => {
    const mine = await continueTrace(nonsense, work, here);
    expect(mine).toMatch(wellFormed);
    expect(traceIdOf(mine)).not.toBe(traceIdOf(given));
    expect(traceIdOf(await continueTrace(nonsense, work, here))).not.toBe(traceIdOf(mine));
  });

  it('belongs to the message and not to the surrounding work', async () => {
    const inner = await runInSpan(work, () => continueTrace(given, work, here));
    expect(traceIdOf(inner)).toBe(traceIdOf(given));
  });
});

describe('the current trace', () => {
  it('belongs to the innermost work, and is absent outside', async () => {
    await continueTrace(given, { name: 'outer', userId: 'ann' }, async () => {
      const outer = currentTraceparent();
      await runInSpan({ name: 'inner', eventId: 'e1' }, async () => {
        expect(traceIdOf(currentTraceparent())).toBe(traceIdOf(given));
        expect(currentTraceparent()).not.toBe(outer);
        await Promise.resolve();
        expect(currentTrace()).toMatchObject({ userId: 'ann', eventId: 'e1' });
      });
      expect(currentTraceparent()).toBe(outer);
      expect(currentTrace()).toEqual({ traceparent: outer, userId: 'ann' });
    });
    expect(currentTrace()).toBeUndefined();
    expect(currentTraceparent()).toMatch(wellFormed);
  });

  it('remains for work that ends in another place', () => {
    const span = openSpan(given, { name: 'request', requestId: 'r1' });
    const first = span.run(currentTrace);
    span.end({}, false);
    expect(traceIdOf(first?.traceparent ?? '')).toBe(traceIdOf(given));
    expect(span.run(currentTrace)).toEqual(first);
  });

  it('ignores notes outside any work', () => {
    annotateTrace({ userId: 'ann' });
    expect(currentTrace()).toBeUndefined();
  });
});
