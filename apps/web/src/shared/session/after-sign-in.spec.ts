import { describe, expect, it } from '@jest/globals';
import { afterSignIn } from './after-sign-in.ts';

describe('the way after signing in', () => {
  it('is the dashboard', () => {
    expect(afterSignIn('?view=signin')).toBe('/dashboard');
  });

  it('keeps a query that means something to the dashboard', () => {
    expect(afterSignIn('?redirect_status=succeeded&view=signin')).toBe(
      '/dashboard?redirect_status=succeeded',
    );
  });

  it('goes back to the screen that was left', () => {
    expect(afterSignIn('?view=signin&returnTo=%2Fscore%3Ftab%3D1')).toBe('/score?tab=1');
  });

  it.each(['https://evil.example', '/.//evil.example', '/api'])('never follows %s', (target) => {
    expect(afterSignIn(`?view=signin&returnTo=${encodeURIComponent(target)}`)).toBe('/dashboard');
  });
});
