import { describe, expect, it } from '@jest/globals';
import { afterSignIn, safeReturnTo } from './after-sign-in.ts';

const origin = 'https://groundwork.example';

describe('the way after signing in', () => {
  it('is the dashboard', () => {
    expect(afterSignIn('?view=signin', origin)).toBe('/dashboard');
  });

  it('keeps a query that means something to the dashboard', () => {
    expect(afterSignIn('?redirect_status=succeeded&view=signin', origin)).toBe(
      '/dashboard?redirect_status=succeeded',
    );
  });

  it('goes back to the screen that was left', () => {
    expect(afterSignIn('?view=signin&returnTo=%2Fscore%3Ftab%3D1', origin)).toBe('/score?tab=1');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/api/logout',
    '/',
  ])('never follows %s', (target) => {
    expect(safeReturnTo(`?returnTo=${encodeURIComponent(target)}`, origin)).toBeNull();
  });
});
