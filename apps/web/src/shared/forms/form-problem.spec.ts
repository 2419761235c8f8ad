import { describe, expect, it } from '@jest/globals';
import { httpError } from '../api/http-error.ts';
import { formProblem } from './form-problem.ts';
import { words } from './forms.wording.ts';

describe('the problem of a form', () => {
  it('puts the server’s message at the field that the server names', () => {
    const body = '{"message":"no","code":"X","details":[{"field":"otp","message":"This code is wrong"}]}';
    expect(formProblem(httpError(400, body, null))).toEqual({
      alert: null,
      fields: { otp: 'This code is wrong' },
    });
  });

  it('is above the form without a field, and has a text of its own without an answer', () => {
    expect(formProblem(httpError(409, '{"message":"Taken"}', null)).alert).toBe('Taken');
    expect(formProblem(new TypeError('Failed to fetch')).alert).toBe(words.problem.noAnswer);
  });
});
