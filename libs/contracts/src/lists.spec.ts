import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listOf, pageQuery } from './lists.ts';

describe('asking for a page', () => {
  it('takes a limit as text, and nothing at all', () => {
    expect(pageQuery.parse({ limit: '50', cursor: 'x' })).toEqual({ limit: 50, cursor: 'x' });
    expect(pageQuery.parse({})).toEqual({});
  });

  it.each(['0', '201', '-1', '1.5', 'ten', '', ['1', '2']])('refuses a limit of %p', (limit) => {
    expect(pageQuery.safeParse({ limit }).error?.issues[0]?.path).toEqual(['limit']);
  });

  it('refuses two cursors', () => {
    expect(pageQuery.safeParse({ cursor: ['a', 'b'] }).success).toBe(false);
  });
});

it('a list answers everything, or one page with the way to the next', () => {
  const list = listOf(z.string());
  expect(list.safeParse(['a']).success).toBe(true);
  expect(list.safeParse({ items: ['a'], nextCursor: null }).success).toBe(true);
  expect(list.safeParse({ items: ['a'] }).success).toBe(false);
});
