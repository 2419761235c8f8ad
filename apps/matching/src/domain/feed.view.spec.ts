import { describe, expect, it } from '@jest/globals';
import type { FeedRow } from './feed.model.ts';
import { feedView } from './feed.view.ts';

const feed: FeedRow = {
  id: '01890000-0000-7000-8000-000000000007' as FeedRow['id'],
  slug: 'north',
  name: 'Bank of the North',
  url: 'https://north.example/criteria.json',
  publicKey: 'a key',
  mode: 'review',
  paused: false,
  etag: '"1"',
  sha256: 'a hash',
  publishedAt: new Date('2026-11-03T00:00:00Z'),
  planVersion: 12,
  lastFetchedAt: new Date('2026-11-23T01:02:03Z'),
  lastChangedAt: new Date('2026-11-04T05:06:07Z'),
  lastError: null,
};
const lastError = { code: 'NOT_JSON', message: 'no', at: '2026-11-23T01:02:03Z' } as FeedRow['lastError'];
const fresh = { slug: 'north', verifiedOn: '2026-05-28', programs: 5 };
const stale = { slug: 'north', verifiedOn: '2026-05-27', programs: 3 };
const context = { plan: undefined, confirmed: [fresh], today: '2026-11-24' };
const stateOf = (change: Partial<FeedRow>, more: Partial<Parameters<typeof feedView>[1]> = {}) =>
  feedView({ ...feed, ...change }, { ...context, ...more }).state;

describe('a feed', () => {
  it('is shown with its programs, its moments and the version of the waiting plan', () => {
    const plan = { planVersion: 11, held: false };
    expect(feedView(feed, { ...context, plan, confirmed: [fresh, stale] })).toEqual({
      id: feed.id,
      slug: 'north',
      name: 'Bank of the North',
      url: 'https://north.example/criteria.json',
      publicKey: 'a key',
      mode: 'review',
      lastError: null,
      state: 'stale',
      programs: 8,
      lastFetchedAt: '2026-11-23T01:02:03.000Z',
      lastChangedAt: '2026-11-04T05:06:07.000Z',
      planVersion: 11,
    });
  });

  it('has null for what never happened', () => {
    const neverFetched = { ...feed, lastFetchedAt: null, lastChangedAt: null };
    expect(feedView(neverFetched, { ...context, confirmed: [] })).toMatchObject({
      programs: 0,
      lastFetchedAt: null,
      lastChangedAt: null,
      planVersion: null,
    });
  });

  it('is stale as soon as one program was not confirmed for 180 days', () => {
    expect([stateOf({}), stateOf({}, { confirmed: [fresh, stale] })]).toEqual(['ok', 'stale']);
  });

  it('is paused, else held, else failing, else new', () => {
    const held = { plan: { planVersion: 11, held: true } };
    const all = { paused: true, lastError, publishedAt: null };
    expect(stateOf(all, held)).toBe('paused');
    expect(stateOf({ ...all, paused: false }, held)).toBe('held');
    expect(stateOf({ ...all, paused: false }, { plan: { planVersion: 11, held: false } })).toBe('failing');
    expect(stateOf({ publishedAt: null }, { confirmed: [stale] })).toBe('new');
  });
});
