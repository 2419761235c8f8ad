import { describe, expect, it } from '@jest/globals';
import { createLatch, leavePlan } from './leave-plan.ts';

describe('leaving a signed-in screen', () => {
  it('sends a visitor without a token to the start page', () => {
    expect(leavePlan('opened-without-token', '/documents')).toEqual({
      to: '/',
      announce: false,
      delayMilliseconds: 0,
    });
  });

  it('goes to the start page after a rejected request', () => {
    expect(leavePlan('request-rejected', '/documents').to).toBe('/');
  });

  it.each(['user-lost', 'action-rejected'] as const)('announces and signs in again when %s', (cause) => {
    expect(leavePlan(cause, '/score?tab=1')).toEqual({
      to: '/api/login?returnTo=%2Fscore%3Ftab%3D1',
      announce: true,
      delayMilliseconds: 500,
    });
  });

  it('signs out without a toast', () => {
    expect(leavePlan('signed-out', '/dashboard')).toMatchObject({ to: '/api/logout', announce: false });
  });

  it('accepts only the first cause', () => {
    const isFirstCause = createLatch();
    expect(isFirstCause('user-lost')).toBe(true);
    expect(isFirstCause('request-rejected')).toBe(false);
  });
});
