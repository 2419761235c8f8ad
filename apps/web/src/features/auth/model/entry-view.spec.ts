import { describe, expect, it } from '@jest/globals';
import { entrySearch, entryViewOf } from './entry-view.ts';

describe('the address of an overlay', () => {
  it('names the overlay', () => {
    expect(entryViewOf('?view=signin')).toBe('signin');
    expect(entryViewOf('?view=signup&x=1')).toBe('signup');
    expect(entryViewOf('?view=forgot')).toBe('forgot');
    expect(entryViewOf('?view=other')).toBeNull();
    expect(entryViewOf('')).toBeNull();
  });

  it('retains the return path in each view', () => {
    expect(entrySearch('?view=signin&returnTo=%2Fscore', 'signup')).toBe('?view=signup&returnTo=%2Fscore');
    expect(entrySearch('?view=signin&returnTo=%2Fscore', null)).toBe('?returnTo=%2Fscore');
    expect(entrySearch('?view=signin', null)).toBe('');
  });
});
