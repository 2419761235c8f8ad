import { describe, expect, it } from '@jest/globals';
import { httpError } from '../api/http-error.ts';
import { formProblem } from './form-problem.ts';

describe('a form that was turned away', () => {
  it('says the server’s sentence at the field it names', () => {
    const body = '{"message":"no","code":"X","details":[{"field":"otp","message":"This code is wrong"}]}';
    expect(formProblem(httpError(400, body, null))).toEqual({
      alert: null,
      fields: { otp: 'This code is wrong' },
    });
  });

  it('says it above the form where no field is named, and something where nobody answered', () => {
    expect(formProblem(httpError(409, '{"message":"Taken"}', null)).alert).toBe('Taken');
    expect(formProblem(new TypeError('Failed to fetch')).alert).toBe('That did not work. Please try again.');
  });
});
