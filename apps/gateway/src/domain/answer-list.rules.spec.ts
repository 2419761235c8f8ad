import { describe, expect, it } from '@jest/globals';
import type { Page, PageQuery } from '@groundwork/contracts';
import { DomainError, foreignCursor, invalid } from '@groundwork/platform-errors';
import { answerList, toPage } from './answer-list.rules.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
type Row = (typeof rows)[number];

/** Pages of two rows. The first requests with a cursor fail with the given errors. */
function source(...failures: Error[]) {
  const requests: PageQuery[] = [];
  const fetchPage = (page: PageQuery): Promise<Page<Row>> => {
    requests.push(page);
    const failure = page.cursor === undefined ? undefined : failures.shift();
    if (failure !== undefined) return Promise.reject(failure);
    const start = page.cursor === undefined ? 0 : rows.findIndex(({ id }) => id === page.cursor) + 1;
    const items = rows.slice(start, start + 2);
    const nextCursor = start + 2 < rows.length ? (items.at(-1)?.id ?? null) : null;
    return Promise.resolve({ items, nextCursor });
  };
  return { requests, fetchPage };
}

describe('a list without a page', () => {
  it('has the rows of all pages, each once', async () => {
    const { requests, fetchPage } = source();
    await expect(answerList({}, fetchPage)).resolves.toEqual(rows);
    expect(requests).toStrictEqual([{}, { cursor: 'b' }, { cursor: 'd' }]);
  });

  it('starts again if the last row of a page left the list, three times at most', async () => {
    const twice = source(foreignCursor(), foreignCursor());
    await expect(answerList({}, twice.fetchPage)).resolves.toEqual(rows);
    const always = source(foreignCursor(), foreignCursor(), foreignCursor(), foreignCursor());
    await expect(answerList({}, always.fetchPage)).rejects.toMatchObject({ details: [{ field: 'cursor' }] });
    expect(always.requests.filter(({ cursor }) => cursor === undefined)).toHaveLength(3);
  });

  it('starts again if the cursor is one of several wrong fields', async () => {
    const fields = ['limit', 'cursor'].map((field) => ({ field, message: 'Wrong' }));
    await expect(answerList({}, source(invalid(fields)).fetchPage)).resolves.toEqual(rows);
  });

  it.each([
    ['a defect', new Error('Away')],
    ['a defect with details', Object.assign(new Error('Away'), { details: [{ field: 'cursor' }] })],
    ['a rejection without details', new DomainError('conflict', 'BUSY', 'Away')],
    ['another wrong field', invalid([{ field: 'limit', message: 'Wrong' }])],
  ])('reports %s at once', async (_name, failure) => {
    const { requests, fetchPage } = source(failure);
    await expect(answerList({}, fetchPage)).rejects.toBe(failure);
    expect(requests).toHaveLength(2);
  });
});

describe('a list with a page', () => {
  it.each([{ limit: 2 }, { cursor: 'b' }, { limit: 2, cursor: 'b' }])(
    'of %j is fetched once',
    async (query) => {
      const { requests, fetchPage } = source();
      await answerList(query, fetchPage);
      expect(requests).toEqual([query]);
    },
  );
});

describe('a page of a complete list', () => {
  const many = Array.from({ length: 60 }, (_, place) => ({ id: `row ${place}` }));

  it('is the list itself without a limit and a cursor', () => expect(toPage(rows, {})).toBe(rows));

  it.each([
    [{ limit: 2 }, 'a b', 'b'],
    [{ limit: 2, cursor: 'b' }, 'c d', 'd'],
    [{ limit: 2, cursor: 'c' }, 'd e', null],
    [{ limit: 9 }, 'a b c d e', null],
    [{ cursor: 'd' }, 'e', null],
    [{ cursor: 'e' }, '', null],
  ])('with %j is %j', (query, ids, nextCursor) => {
    const page = toPage(rows, query) as Page<Row>;
    expect([page.items.map(({ id }) => id).join(' '), page.nextCursor]).toEqual([ids, nextCursor]);
  });

  it('has 50 rows with a cursor only', () => {
    expect(toPage(many, { cursor: 'row 0' })).toEqual({ items: many.slice(1, 51), nextCursor: 'row 50' });
  });

  it('rejects the cursor of another list', () => {
    expect(() => toPage(rows, { cursor: 'z' })).toThrow(foreignCursor().message);
  });
});
