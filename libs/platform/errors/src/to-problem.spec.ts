import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { problem, problemKinds } from '@groundwork/contracts';
import { z } from 'zod';
import { DomainError, invalid, unavailable } from './domain-error.ts';
import { fromProblem, httpStatusOf, isDependencyAway, toProblem } from './to-problem.ts';

const neverReported = (incidentId: string, error: unknown) => {
  throw new Error(`Reported as ${incidentId}: ${String(error)}`);
};

const withCode = (code: string) => Object.assign(new Error('secret detail'), { code });

describe('the status of each kind', () => {
  const expected = {
    invalid: 400,
    unauthenticated: 401,
    forbidden: 403,
    'not-found': 404,
    'method-not-allowed': 405,
    conflict: 409,
    'too-large': 413,
    'unsupported-type': 415,
    'out-of-range': 416,
    limit: 429,
    unavailable: 503,
    unexpected: 500,
  };

  it.each([...problemKinds])('%s is the one that the web expects', (kind) => {
    expect(httpStatusOf[kind]).toBe(expected[kind]);
  });

  it('has an entry for existing kinds only', () => {
    expect(Object.keys(httpStatusOf).sort()).toEqual([...problemKinds].sort());
  });
});

describe('the problem of an error', () => {
  it('contains the whole domain error', () => {
    const details = [{ field: 'email', message: 'Email already in use' }];
    const conflict = new DomainError('conflict', 'EMAIL_IN_USE', 'Email already in use', { details });
    expect(toProblem(conflict, neverReported)).toEqual({
      kind: 'conflict',
      code: 'EMAIL_IN_USE',
      message: 'Email already in use',
      details,
    });
  });

  it('names each wrong field of an input', () => {
    const schema = z.object({ email: z.email(), address: z.object({ zip: z.string().min(5) }) });
    const { error } = schema.safeParse({ email: 'nobody', address: { zip: '1' } });
    const result = toProblem(error, neverReported);
    expect(result).toMatchObject({ kind: 'invalid', code: 'INVALID_INPUT' });
    expect(result.details?.map(({ field }) => field)).toEqual(['email', 'address.zip']);
    expect(result.message).toBe(result.details?.[0]?.message);
  });

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
    '57P01',
    '53100',
    '53300',
    '08006',
    'ENOSPC',
    'EDQUOT',
    'XMinioStorageFull',
    'SlowDownWrite',
  ])('is unavailable without details for %s', (code) => {
    const result = toProblem(withCode(code), neverReported);
    expect(result).toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE', retryAfterSeconds: 2 });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it('is unavailable for an error inside an AggregateError or behind a cause', () => {
    const aggregate = new AggregateError([new Error('::1'), withCode('ECONNREFUSED')], 'all failed');
    expect(toProblem(aggregate, neverReported).kind).toBe('unavailable');
    expect(toProblem(new Error('wrapped', { cause: aggregate }), neverReported).kind).toBe('unavailable');
  });

  it("is unavailable for Node's error of a closed port", async () => {
    const error = await new Promise((resolve) => {
      connect({ host: 'localhost', port: 1 }).once('error', resolve);
    });
    expect(isDependencyAway(error)).toBe(true);
  });

  it.each(['23505', '42P01', 'ENOENT', 'ERR_INVALID_ARG_TYPE', '0800', '57014'])(
    'is no unavailable dependency for %s',
    (code) => {
      expect(isDependencyAway(withCode(code))).toBe(false);
    },
  );

  it.each([new Error('password=hunter2'), new TypeError('x is undefined'), 'hunter2', undefined, { a: 1 }])(
    'contains only an incident id for a fault, and reports the fault under it: %p',
    (fault) => {
      const reports: [string, unknown][] = [];
      const result = toProblem(fault, (incidentId, error) => reports.push([incidentId, error]));
      expect(result).toEqual({
        kind: 'unexpected',
        code: 'UNEXPECTED',
        message: 'Something went wrong on our side. Nothing was changed.',
        incidentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(reports).toEqual([[result.incidentId, fault]]);
    },
  );

  it('has a unique id for each incident', () => {
    const ids = [1, 2].map(() => toProblem(new Error('again'), () => undefined).incidentId);
    expect(new Set(ids).size).toBe(2);
  });

  it('ends for an error that is its own cause', () => {
    const circular = new Error('round');
    circular.cause = circular;
    expect(toProblem(circular, () => undefined).kind).toBe('unexpected');
  });
});

describe('a problem that crosses a call', () => {
  const thrown = {
    refusal: new DomainError('limit', 'TOO_MANY', 'Too many', { retryAfterSeconds: 30 }),
    'refusal without an hour': new DomainError('forbidden', 'NOT_YOURS', 'Not yours'),
    input: invalid([{ field: 'a', message: 'A is required' }]),
    away: unavailable('The scoring service'),
    'retry at once': new DomainError('limit', 'SOON', 'Soon', { retryAfterSeconds: 0 }),
    fault: new Error('ours'),
  };

  it.each(Object.entries(thrown))('arrives unchanged: %s', (_, error) => {
    const result = toProblem(error, () => undefined);
    expect(problem.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
    expect(toProblem(fromProblem(result), neverReported)).toEqual(result);
  });
});
