import { describe, expect, it } from '@jest/globals';
import { httpError } from '#shared/api/http-error.ts';
import { asksForCode, entryProblem, loginWords, signupWords } from './entry-problem.ts';

const alertOf = (words: typeof loginWords, error: unknown) => entryProblem(words, error).alert;

describe('a failed login or signup', () => {
  it('points at the credentials, or at the email that is taken', () => {
    expect(alertOf(loginWords, httpError(401, '', null))).toBe(
      'Login failed - please check your credentials',
    );
    expect(alertOf(signupWords, httpError(409, '', null))).toBe(
      'Signup failed - email may already be in use',
    );
  });

  it.each([500, 502, 503])('asks to try again after a %i', (status) => {
    expect(alertOf(loginWords, httpError(status, '', null))).toBe('Login error - please try again');
    expect(alertOf(signupWords, httpError(status, '', null))).toBe('Signup error - please try again');
  });

  it('asks to try again when nobody answers', () => {
    expect(alertOf(loginWords, new TypeError('Failed to fetch'))).toBe('Login error - please try again');
  });

  it('says how long to wait after too many attempts', () => {
    expect(alertOf(loginWords, httpError(429, '', '90'))).toBe('Login error - please try again in 2 minutes');
    expect(alertOf(signupWords, httpError(429, '', null))).toBe('Signup error - please try again');
  });

  it("puts the server's sentence at the field it names", () => {
    const body =
      '{"message":"Invalid","details":[{"field":"password","message":"Use at least 8 characters"}]}';
    expect(entryProblem(signupWords, httpError(400, body, null))).toEqual({
      alert: null,
      fields: { password: 'Use at least 8 characters' },
    });
    expect(alertOf(signupWords, httpError(400, '{"message":"Invalid"}', null))).toBe('Invalid');
  });

  it('is none when only the code of the second step is missing, and stands at the code when that is wrong', () => {
    const required = httpError(401, '{"message":"Enter the code","code":"MFA_REQUIRED"}', null);
    expect(asksForCode(required)).toBe(true);
    const wrong = httpError(401, '{"message":"This code is wrong","code":"WRONG_CODE"}', null);
    expect(asksForCode(wrong)).toBe(false);
    expect(entryProblem(loginWords, wrong)).toEqual({ alert: null, fields: { otp: 'This code is wrong' } });
  });
});
