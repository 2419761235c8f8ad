import { describe, expect, it } from '@jest/globals';
import { httpError } from './http-error.ts';

describe('the error of a call', () => {
  it("contains the server's message beside its own", () => {
    const body = JSON.stringify({
      message: 'Email already in use',
      code: 'EMAIL_TAKEN',
      details: [{ field: 'email', message: 'Taken' }, 'nonsense'],
    });
    const error = httpError(409, body, null);
    expect(error.message).toBe('HTTP error! status: 409');
    expect(error).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      serverMessage: 'Email already in use',
      details: [{ field: 'email', message: 'Taken' }],
      retryAfterSeconds: null,
    });
  });

  it('has no server message if the body is not JSON', () => {
    expect(httpError(502, '<html>Bad gateway</html>', '5')).toMatchObject({
      code: null,
      serverMessage: null,
      details: [],
      retryAfterSeconds: 5,
    });
  });

  it('ignores an invalid Retry-After', () => {
    expect(httpError(429, '', 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfterSeconds).toBeNull();
  });
});
