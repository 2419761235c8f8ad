import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listOf, pageQuery } from './lists.ts';

describe('a page request', () => {
  it('accepts a limit as text, and an empty query', () => {
    expect(pageQuery.parse({ limit: '50', cursor: 'x' })).toEqual({ limit: 50, cursor: 'x' });
    expect(pageQuery.parse({})).toEqual({});
  });

  it.each(['0', '201', '-1', '1.5', 'ten', '', ['1', '2']])('rejects a limit of %p', (limit) => {
    expect(pageQuery.safeParse({ limit }).error?.issues[0]?.path).toEqual(['limit']);
  });

  it('rejects two cursors', () => {
    expect(pageQuery.safeParse({ cursor: ['a', 'b'] }).success).toBe(false);
  });
});

it('returns the whole list, or one page with the next cursor', () => {
  const list = listOf(z.string());
  expect(list.safeParse(['a']).success).toBe(true);
  expect(list.safeParse({ items: ['a'], nextCursor: null }).success).toBe(true);
  expect(list.safeParse({ items: ['a'] }).success).toBe(false);
});
