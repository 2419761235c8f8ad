import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { RouteContract } from './define.ts';
import { routeErrorsOf } from './route-errors.ts';

const base: RouteContract = {
  method: 'GET',
  path: '/api/thing',
  access: 'public',
  summary: '',
  description: '',
  status: 200,
  reply: null,
};
const input = z.object({});

const always = [
  'UNCLEAR_ADDRESS',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
  'REPLY_TOO_LARGE',
  'UNAVAILABLE',
  'DEADLINE',
];
const unreadable = ['MALFORMED_JSON', 'BODY_TOO_COMPLEX', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const signedIn = ['UNAUTHENTICATED', 'TWO_STEP_NEEDED'];

const codesOf = (changes: Partial<RouteContract>): string[] =>
  routeErrorsOf({ ...base, ...changes }).map(({ code }) => code);

describe('the errors of a route', () => {
  it.each<[string, Partial<RouteContract>, string[]]>([
    ['a public GET', {}, []],
    ['an id in the path', { params: input }, ['NOT_FOUND']],
    ['a query', { query: input }, ['INVALID_INPUT']],
    ['headers', { headers: input }, ['INVALID_INPUT']],
    ['byte ranges', { ranges: true }, ['RANGE_NOT_SATISFIABLE']],
    ['a public POST', { method: 'POST' }, unreadable],
    ['a body', { method: 'POST', body: input }, ['INVALID_INPUT', ...unreadable, 'REQUEST_TOO_LARGE']],
    [
      'a form',
      { method: 'POST', form: input },
      ['INVALID_INPUT', ...unreadable, 'REQUEST_TOO_LARGE', 'MALFORMED_FORM'],
    ],
    ['a session', { access: 'account' }, signedIn],
    [
      'a change in a session',
      { access: 'account', method: 'DELETE' },
      ['UNAUTHENTICATED', 'FOREIGN_ORIGIN', 'TWO_STEP_NEEDED', ...unreadable],
    ],
    ['a session before two-step sign-in', { access: 'account', beforeTwoStep: true }, ['UNAUTHENTICATED']],
    [
      'an area of a business',
      { access: 'documents view' },
      [...signedIn, 'BUSINESS_HEADER', 'BUSINESS_NOT_FOUND', 'GRANT_NEEDED'],
    ],
    ['a role', { access: 'admin' }, [...signedIn, 'FORBIDDEN']],
    ['a fresh session', { access: 'account', fresh: true }, [...signedIn, 'CONFIRM_IDENTITY']],
    ['a plan', { access: 'account', needs: 'goalPlan' as never }, [...signedIn, 'PLAN_NEEDED']],
    ['a file', { spends: 'document' }, ['TOO_MANY_UPLOADS', 'BUDGET_SPENT']],
    ['its own errors', { errors: ['USER_NOT_FOUND'] }, ['USER_NOT_FOUND']],
  ])('follow from %s', (_what, route, expected) => {
    expect(codesOf(route)).toEqual([...expected, ...always]);
  });

  it('have the kind of their code, unless the route states another', () => {
    const errors = [{ code: 'USER_NOT_FOUND', kind: 'conflict' }, 'NOTICE_NOT_FOUND'] as const;
    expect(routeErrorsOf({ ...base, errors }).slice(0, 2)).toEqual([
      { code: 'USER_NOT_FOUND', kind: 'conflict' },
      { code: 'NOTICE_NOT_FOUND', kind: 'not-found' },
    ]);
  });
});
