import { describe, expect, it } from '@jest/globals';
import { httpError } from '#shared/api/http-error.ts';
import { setupFailure } from './setup-failure.ts';

const answer = (status: number, code: string, message: string) =>
  setupFailure(httpError(status, JSON.stringify({ code, message }), null));

describe('a subscription that could not be set up', () => {
  it.each([
    ['the network', new TypeError('Failed to fetch')],
    ['a timeout', new DOMException('late', 'TimeoutError')],
    ['a fault', httpError(500, '', null)],
    ['the provider being away', httpError(503, '{"code":"UNAVAILABLE","message":"Away"}', null)],
  ])('because of %s failed to initialize', (_, error) => {
    expect(setupFailure(error)).toEqual({
      isConfiguration: false,
      title: 'Failed to initialize payment. Please try again.',
      said: null,
    });
  });

  it.each([
    [400, 'Choose the Individual or the Professional plan'],
    [409, 'Contact sales for the Master Partner plan'],
  ])('because of a %i could not be processed, and the server says why', (status, message) => {
    expect(answer(status, 'ANY', message)).toEqual({
      isConfiguration: false,
      title: 'Failed to process subscription request.',
      said: message,
    });
  });

  it('because of a missing key is a Configuration Error', () => {
    const failure = answer(503, 'PAYMENTS_NOT_CONFIGURED', 'Payments are not configured');
    expect(failure).toMatchObject({ isConfiguration: true, title: 'Configuration Error' });
  });
});
