import { describe, expect, it } from '@jest/globals';
import { pages } from '@groundwork/contracts';
import { kindOf, pageOf } from './page-kind.rules.ts';

describe('a page', () => {
  it('is the address without its query and the slash at its end', () => {
    expect(['/', '/?view=signin', '/privacy/', '/privacy/?a=/b'].map(pageOf)).toEqual([
      '/',
      '/',
      '/privacy',
      '/privacy',
    ]);
  });

  it.each(pages.drawn)('%s is drawn', (page) => expect(kindOf(page)).toBe('drawn'));

  it.each(['/dashboard', '/lenders/records', '/erasure/0f3f', '/reset-password', '/admin/users'])(
    '%s is private',
    (page) => expect(kindOf(page)).toBe('private'),
  );

  it.each(['/nope', '/xyz/abc', '/erasure', '/erasure/a/b', '/privacy/more', '/Privacy', '/og.png', '/404'])(
    '%s is missing',
    (page) => expect(kindOf(page)).toBe('missing'),
  );
});
