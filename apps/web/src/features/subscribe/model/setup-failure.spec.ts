import { describe, expect, it } from '@jest/globals';
import { httpError } from '#shared/api/http-error.ts';
import { setupFailure } from './setup-failure.ts';

const failureOf = (status: number, code: string, message: string) =>
  setupFailure(httpError(status, JSON.stringify({ code, message }), null));

describe('the failure of a subscription request', () => {
  it.each([
    ['a network failure', new TypeError('Failed to fetch')],
    ['a timeout', new DOMException('late', 'TimeoutError')],
    ['a server fault', httpError(500, '', null)],
    ['a provider outage', httpError(503, '{"code":"UNAVAILABLE","message":"Away"}', null)],
  ])('has the title for a failed initialization after %s', (_, error) => {
    expect(setupFailure(error)).toEqual({
      isConfiguration: false,
      title: 'Failed to initialize payment. Please try again.',
      serverMessage: null,
    });
  });

  it.each([
    [400, 'Choose the Individual or the Professional plan'],
    [409, 'Contact sales for the Master Partner plan'],
  ])('has the title for a failed request and the server’s message after a %i', (status, message) => {
    expect(failureOf(status, 'ANY', message)).toEqual({
      isConfiguration: false,
      title: 'Failed to process subscription request.',
      serverMessage: message,
    });
  });

  it('is a Configuration Error if the payment key is missing', () => {
    const failure = failureOf(503, 'PAYMENTS_NOT_CONFIGURED', 'Payments are not configured');
    expect(failure).toMatchObject({ isConfiguration: true, title: 'Configuration Error' });
  });
});
