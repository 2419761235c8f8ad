import { describe, expect, it } from '@jest/globals';
import { annotateTrace, continueTrace, currentTrace, currentTraceparent, newTraceparent } from './trace.ts';
import { runInTrace, traceIdOf } from './trace.ts';

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const wellFormed = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;

describe('continueTrace', () => {
  it('keeps the trace and starts a span of its own', () => {
    const mine = continueTrace(given);
    expect(mine).toMatch(wellFormed);
    expect(traceIdOf(mine)).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    expect(mine).not.toBe(given);
  });

  it.each([
    undefined,
    '',
    'nonsense',
    given.replace('00-', '01-'),
    given.toUpperCase(),
    `${given}-more`,
    `${given}\n`,
    `x${given}`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    "00-'; drop table outbox; --",
  ])('starts a new trace where it is given %p', (nonsense) => {
    const mine = continueTrace(nonsense);
    expect(mine).toMatch(wellFormed);
    expect(traceIdOf(mine)).not.toBe(traceIdOf(given));
    expect(continueTrace(nonsense)).not.toBe(mine);
  });
});

describe('the current trace', () => {
  it('is that of the innermost work, and none outside', () => {
    const inner = newTraceparent();
    runInTrace({ traceparent: given }, () => {
      expect(currentTraceparent()).toBe(given);
      runInTrace({ traceparent: inner }, () => {
        expect(currentTraceparent()).toBe(inner);
      });
      expect(currentTraceparent()).toBe(given);
    });
    expect(currentTrace()).toBeUndefined();
    expect(currentTraceparent()).toMatch(wellFormed);
  });

  it('takes no notes where there is none', () => {
    annotateTrace({ userId: 'ann' });
    expect(currentTrace()).toBeUndefined();
  });
});
