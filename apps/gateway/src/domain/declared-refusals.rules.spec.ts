import { describe, expect, it } from '@jest/globals';
import { type Problem, routeErrorsOf, routes } from '@groundwork/contracts';
import { isDeclared } from './declared-refusals.rules.ts';

const { method, path } = routes.dashboard;
const [declared] = routeErrorsOf(routes.dashboard);
const problem = (change: object = {}) => ({ ...declared, message: 'No', ...change }) as unknown as Problem;

describe('a rejection', () => {
  it('is declared with its code and its kind', () => {
    expect(isDeclared(`${method} ${path}`, problem())).toBe(true);
    expect(isDeclared(`${method} ${path}`, problem({ code: 'OTHER' }))).toBe(false);
    expect(isDeclared(`${method} ${path}`, problem({ kind: 'other' }))).toBe(false);
  });

  it('of a request for the head is that of the route', () => {
    expect(isDeclared(`HEAD ${path}`, problem())).toBe(true);
    expect(isDeclared(`HEAD ${path}`, problem({ code: 'OTHER' }))).toBe(false);
  });

  it('of an unknown address needs no declaration', () => {
    expect(isDeclared('GET /api/unknown', problem({ code: 'OTHER' }))).toBe(true);
    expect(isDeclared(`POST HEAD ${path}`, problem({ code: 'OTHER' }))).toBe(true);
  });
});
