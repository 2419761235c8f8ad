import { describe, expect, it } from '@jest/globals';
import { httpError } from '#shared/api/http-error.ts';
import { isCodeRequired, entryProblem, loginProblems, signupProblems } from './entry-problem.ts';

const alertOf = (problems: typeof loginProblems, error: unknown) => entryProblem(problems, error).alert;

describe('a failed login or signup', () => {
  it('names the credentials, or the email that is already in use', () => {
    expect(alertOf(loginProblems, httpError(401, '', null))).toBe(
      'Login failed - please check your credentials',
    );
    expect(alertOf(signupProblems, httpError(409, '', null))).toBe(
      'Signup failed - email may already be in use',
    );
  });

  it.each([500, 502, 503])('offers another try after a %i', (status) => {
    expect(alertOf(loginProblems, httpError(status, '', null))).toBe('Login error - please try again');
    expect(alertOf(signupProblems, httpError(status, '', null))).toBe('Signup error - please try again');
  });

  it('offers another try without a response', () => {
    expect(alertOf(loginProblems, new TypeError('Failed to fetch'))).toBe('Login error - please try again');
  });

  it('names the time to wait after too many attempts', () => {
    expect(alertOf(loginProblems, httpError(429, '', '90'))).toBe(
      'Login error - please try again in 2 minutes',
    );
    expect(alertOf(signupProblems, httpError(429, '', null))).toBe('Signup error - please try again');
    expect(alertOf(loginProblems, httpError(503, '', '90'))).toBe('Login error - please try again');
  });

  it("shows the server's sentence at its field", () => {
    const body =
      '{"message":"Invalid","details":[{"field":"password","message":"Use at least 8 characters"}]}';
    expect(entryProblem(signupProblems, httpError(400, body, null))).toEqual({
      alert: null,
      fields: { password: 'Use at least 8 characters' },
    });
    expect(alertOf(signupProblems, httpError(400, '{"message":"Invalid"}', null))).toBe('Invalid');
  });

  it('shows a wrong code at its field, and no problem for a missing code', () => {
    const required = httpError(401, '{"message":"Enter the code","code":"MFA_REQUIRED"}', null);
    expect(isCodeRequired(required)).toBe(true);
    const wrong = httpError(401, '{"message":"This code is wrong","code":"WRONG_CODE"}', null);
    expect(isCodeRequired(wrong)).toBe(false);
    expect(entryProblem(loginProblems, wrong)).toEqual({
      alert: null,
      fields: { otp: 'This code is wrong' },
    });
  });
});
