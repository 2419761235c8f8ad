import { describe, expect, it } from '@jest/globals';
import { afterSignIn } from './after-sign-in.ts';

describe('the page after a sign-in', () => {
  it('is the dashboard', () => {
    expect(afterSignIn('?view=signin')).toBe('/dashboard');
  });

  it('retains a query of the dashboard', () => {
    expect(afterSignIn('?redirect_status=succeeded&view=signin')).toBe(
      '/dashboard?redirect_status=succeeded',
    );
  });

  it('is the screen before the sign-in', () => {
    expect(afterSignIn('?view=signin&returnTo=%2Fscore%3Ftab%3D1')).toBe('/score?tab=1');
  });

  it('is the page of an interrupted visit, unless the address names another page', () => {
    expect(afterSignIn('?view=signin', '/documents?category=tax_documents')).toBe(
      '/documents?category=tax_documents',
    );
    expect(afterSignIn('?returnTo=%2Fscore', '/lenders')).toBe('/score');
    expect(afterSignIn('', '//evil.example')).toBe('/dashboard');
  });

  it.each(['https://evil.example', '/.//evil.example', '/api'])('is never %s', (target) => {
    expect(afterSignIn(`?view=signin&returnTo=${encodeURIComponent(target)}`)).toBe('/dashboard');
  });
});
