import { describe, expect, it } from '@jest/globals';
import { addFeedBody } from './lender-feeds.ts';
import { compareLendersQuery } from './lenders.ts';

describe('the lenders to compare', () => {
  it('are each one once, without empty names', () => {
    expect(compareLendersQuery.parse({ ids: 'a,,b,a,' })).toEqual({ ids: ['a', 'b'] });
  });

  it.each(['', ',', 'a,b,c,d,e'])('are not %j', (ids) => {
    expect(compareLendersQuery.safeParse({ ids }).success).toBe(false);
  });
});

describe('the short name of a feed', () => {
  const feed = { name: 'State funds', url: 'https://feed.example/lenders.json' };

  it.each(['state-funds', 'samples', '7a'])('can be %s', (slug) => {
    expect(addFeedBody.safeParse({ ...feed, slug }).success).toBe(true);
  });

  it('is not that of the sample lenders', () => {
    expect(addFeedBody.safeParse({ ...feed, slug: 'sample' }).error?.issues).toMatchObject([
      { path: ['slug'] },
    ]);
  });
});
