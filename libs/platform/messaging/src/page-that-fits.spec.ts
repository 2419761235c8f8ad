import { describe, expect, it } from '@jest/globals';
import { pageThatFits } from './page-that-fits.ts';

const items = (count: number, size = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), text: '語'.repeat(size) }));

describe('a page', () => {
  it.each([
    [[], 2, [], null],
    [items(2), 2, ['0', '1'], null],
    [items(3), 2, ['0', '1'], '1'],
  ])('of %j with limit %i has its items and the next cursor', (rows, limit, ids, nextCursor) => {
    const page = pageThatFits(rows, limit);
    expect([page.items.map(({ id }) => id), page.nextCursor]).toEqual([ids, nextCursor]);
  });

  it('ends early with large items, and always holds one', () => {
    expect(pageThatFits(items(10, 50_000), 10)).toMatchObject({ items: [{}, {}], nextCursor: '1' });
    expect(pageThatFits(items(2, 300_000), 2)).toMatchObject({ items: [{ id: '0' }], nextCursor: '0' });
    expect(pageThatFits(items(1, 300_000), 2).nextCursor).toBeNull();
  });
});
