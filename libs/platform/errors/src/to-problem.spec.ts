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
    limit: 429,
    unavailable: 503,
    unexpected: 500,
  };

  it.each([...problemKinds])('%s has the one the web expects', (kind) => {
    expect(httpStatusOf[kind]).toBe(expected[kind]);
  });

  it('is kept for no kind that does not exist', () => {
    expect(Object.keys(httpStatusOf).sort()).toEqual([...problemKinds].sort());
  });
});

describe('toProblem', () => {
  it('says a refusal in full', () => {
    const details = [{ field: 'email', message: 'Email already in use' }];
    const refusal = new DomainError('conflict', 'EMAIL_IN_USE', 'Email already in use', { details });
    expect(toProblem(refusal, neverReported)).toEqual({
      kind: 'conflict',
      code: 'EMAIL_IN_USE',
      message: 'Email already in use',
      details,
    });
  });

  it('names each wrong field of an input', () => {
    const schema = z.object({ email: z.email(), address: z.object({ zip: z.string().min(5) }) });
    const { error } = schema.safeParse({ email: 'nobody', address: { zip: '1' } });
    const said = toProblem(error, neverReported);
    expect(said).toMatchObject({ kind: 'invalid', code: 'INVALID_INPUT' });
    expect(said.details?.map(({ field }) => field)).toEqual(['email', 'address.zip']);
    expect(said.message).toBe(said.details?.[0]?.message);
  });

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
    '57P01',
    '53300',
    '08006',
  ])('takes %s for a part that is away, and says nothing about it', (code) => {
    const said = toProblem(withCode(code), neverReported);
    expect(said).toMatchObject({ kind: 'unavailable', code: 'UNAVAILABLE', retryAfterSeconds: 2 });
    expect(JSON.stringify(said)).not.toContain('secret');
  });

  it('finds what is away inside an AggregateError and behind a cause', () => {
    const aggregate = new AggregateError([new Error('::1'), withCode('ECONNREFUSED')], 'all failed');
    expect(toProblem(aggregate, neverReported).kind).toBe('unavailable');
    expect(toProblem(new Error('wrapped', { cause: aggregate }), neverReported).kind).toBe('unavailable');
  });

  it('knows the error Node really gives for a closed port', async () => {
    const error = await new Promise((resolve) => {
      connect({ host: 'localhost', port: 1 }).once('error', resolve);
    });
    expect(isDependencyAway(error)).toBe(true);
  });

  it.each(['23505', '42P01', 'ENOENT', 'ERR_INVALID_ARG_TYPE', '0800', '57014'])(
    'takes %s for a fault of ours',
    (code) => {
      expect(isDependencyAway(withCode(code))).toBe(false);
    },
  );

  it.each([new Error('password=hunter2'), new TypeError('x is undefined'), 'hunter2', undefined, { a: 1 }])(
    'says of a fault of ours nothing but an incident id, and reports the rest under it: %p',
    (fault) => {
      const reports: [string, unknown][] = [];
      const said = toProblem(fault, (incidentId, error) => reports.push([incidentId, error]));
      expect(said).toEqual({
        kind: 'unexpected',
        code: 'UNEXPECTED',
        message: 'Something went wrong on our side. Nothing was changed.',
        incidentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(reports).toEqual([[said.incidentId, fault]]);
    },
  );

  it('gives each incident an id of its own', () => {
    const ids = [1, 2].map(() => toProblem(new Error('again'), () => undefined).incidentId);
    expect(new Set(ids).size).toBe(2);
  });

  it('does not loop over an error that is its own cause', () => {
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

  it.each(Object.entries(thrown))('arrives as it left: %s', (_, error) => {
    const said = toProblem(error, () => undefined);
    expect(problem.parse(JSON.parse(JSON.stringify(said)))).toEqual(said);
    expect(toProblem(fromProblem(said), neverReported)).toEqual(said);
  });
});
