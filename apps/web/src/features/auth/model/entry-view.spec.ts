import { describe, expect, it } from '@jest/globals';
import { entrySearch, entryViewOf } from './entry-view.ts';

describe('the overlays of the landing page', () => {
  it('are named in the address', () => {
    expect(entryViewOf('?view=signin')).toBe('signin');
    expect(entryViewOf('?view=signup&x=1')).toBe('signup');
    expect(entryViewOf('?view=other')).toBeNull();
    expect(entryViewOf('')).toBeNull();
  });

  it('keep the way back while the visitor changes his mind', () => {
    expect(entrySearch('?view=signin&returnTo=%2Fscore', 'signup')).toBe('?view=signup&returnTo=%2Fscore');
    expect(entrySearch('?view=signin&returnTo=%2Fscore', null)).toBe('?returnTo=%2Fscore');
    expect(entrySearch('?view=signin', null)).toBe('');
  });
});
