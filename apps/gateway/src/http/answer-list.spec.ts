import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PageQuery, rpc } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../testing/gateway.ts';
import { changes } from '../../testing/services.ts';
import { answerList, toPage } from '../domain/answer-list.rules.ts';

let gateway: RunningGateway;
let token: string;

beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());

async function history(query = '') {
  const answer = await fetch(`${gateway.url}/api/business-profile/history${query}`, {
    headers: bearer(token),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a list', () => {
  it('returns all items, over several pages of the service', async () => {
    expect(await history()).toEqual({ status: 200, body: changes });
  });

  it('starts again when the last item of a page left the list, and returns no item twice', async () => {
    const cursorError = foreignCursor();
    let list = ['a', 'b', 'c', 'd'];
    const page = ({ cursor }: PageQuery) => {
      const place = cursor === undefined ? -1 : list.indexOf(cursor);
      if (cursor !== undefined && place < 0) return Promise.reject(cursorError);
      const items = list.slice(place + 1, place + 3);
      const nextCursor = list.at(-1) === items.at(-1) ? null : (items.at(-1) ?? null);
      list = list.filter((one) => one !== 'b');
      return Promise.resolve({ items, nextCursor });
    };
    expect(await answerList({}, page)).toEqual(['a', 'c', 'd']);
    await expect(answerList({ cursor: 'b' }, page)).rejects.toBe(cursorError);
    await expect(answerList({}, () => Promise.reject(cursorError))).rejects.toBe(cursorError);
  });

  it('returns pages with a limit', async () => {
    const first = await history('?limit=3');
    expect(first.body).toEqual({ items: changes.slice(0, 3), nextCursor: changes[2]?.id });
    const second = await history(`?limit=3&cursor=${changes[2]?.id ?? ''}`);
    expect(second.body).toEqual({ items: changes.slice(3), nextCursor: null });
  });

  it.each([
    '/api/recommendations',
    '/api/banking-info',
    '/api/subscription/invoices',
    '/api/account/sessions',
    '/api/notices',
    '/api/privacy/consents',
  ])('returns pages when its service returns all items: %s', async (path) => {
    const fetchList = async (query: string) =>
      (await fetch(`${gateway.url}${path}${query}`, { headers: bearer(token) })).json();
    const whole = await fetchList('');
    expect(Array.isArray(whole)).toBe(true);
    expect(await fetchList('?limit=200')).toEqual({ items: whole, nextCursor: null });
    expect(await fetchList('?cursor=foreign')).toMatchObject({
      code: 'INVALID_INPUT',
      details: [{ field: 'cursor' }],
    });
  });

  it('contains each item on exactly one page', () => {
    const all = Array.from({ length: 60 }, (_, n) => ({ id: `${n}` }));
    const first = toPage(all, { limit: 25 });
    const second = toPage(all, { limit: 25, cursor: '24' });
    const third = toPage(all, { limit: 25, cursor: '49' });
    expect([first, second, third]).toEqual([
      { items: all.slice(0, 25), nextCursor: '24' },
      { items: all.slice(25, 50), nextCursor: '49' },
      { items: all.slice(50), nextCursor: null },
    ]);
    expect(toPage(all, { cursor: '4' })).toEqual({ items: all.slice(5, 55), nextCursor: '54' });
  });

  it.each(['limit=0', 'limit=201', 'limit=ten', 'limit=1&limit=2', 'cursor=a&cursor=b'])(
    'returns 400 with the parameter of ?%s',
    async (query) => {
      expect(await history(`?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', details: [{ field: query.split('=')[0] }] },
      });
    },
  );

  it('returns 503 while the service is away', async () => {
    gateway.calls.goAway(rpc.profile.history);
    await gateway.nats.flush();
    expect(await history()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    gateway.services.arrive();
  });
});
