import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addFeedBody,
  type AddFeedBody,
  events,
  type FeedId,
  type LenderFeed,
  rpc,
} from '@groundwork/contracts';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { criteriaOf, FeedServer, numbered, signingKey } from '../../../testing/feed-server.ts';
import { importRows, newOwner, planRows, runMatching } from '../../../testing/running-matching.ts';
import { bankRow } from '../../../testing/sample-program.ts';
import { Catalog } from '../../persistence/catalog.repository.ts';
import { PollFeeds } from '../poll-feeds/poll-feeds.use-case.ts';
import { TurnTheDay } from '../turn-the-day/turn-the-day.use-case.ts';

let matching: RunningService;
let lender: FeedServer;
const clock = new SettableClock('2026-11-23T12:00:00Z');
const admin = newOwner();
const trusted = { FEED_TRUSTED_NETWORKS: '127.0.0.0/8' };

beforeAll(async () => {
  matching = await runMatching(undefined, trusted, { sampleData: false, clock });
});
afterAll(() => matching.stop());
beforeEach(async () => {
  lender = await FeedServer.start();
});
afterEach(() => lender.stop());

let slugs = 0;
const add = (more: Partial<AddFeedBody> = {}): Promise<LenderFeed> => {
  slugs += 1;
  const body = addFeedBody.parse({ name: 'First Bank', slug: `bank-${slugs}`, url: lender.url, ...more });
  return matching.rpc.call(rpc.matching.addFeed, { actorId: admin, ...body });
};
const fetchNow = (feedId: FeedId) => matching.rpc.call(rpc.matching.fetchFeed, { feedId });
const planOf = (feedId: FeedId) => matching.rpc.call(rpc.matching.feedPlan, { feedId });
const apply = (feedId: FeedId, planVersion: number, confirmShrink = false) =>
  matching.rpc.call(rpc.matching.applyFeed, { actorId: admin, feedId, planVersion, confirmShrink });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as { code: string }).code,
  );
const versions = async () =>
  (await matching.query('select version from catalogue_state'))[0]?.['version'] as number;
const feedEvents = () =>
  matching.query(
    `select data from outbox where type = $1 and data->>'cause' = 'feed' order by aggregate_version`,
    [events.catalogChanged.type],
  );
const activeIds = async (slug: string) =>
  (
    await matching.query(
      `select id from programmes where active and starts_with(id, $1) order by row_number`,
      [`${slug}.`],
    )
  ).map(({ id }) => String(id));

describe('a feed in review', () => {
  it('waits as a plan, is applied once, and leaves with one version and one event', async () => {
    lender.serve(criteriaOf(['a', 'b'], { families: ['sba-7a'], note: 'Fast.' }));
    const feed = await add();
    expect(feed).toMatchObject({ state: 'new', programs: 0, planVersion: 1, lastError: null });
    const plan = await planOf(feed.id);
    expect(plan).toMatchObject({ added: 2, changed: 0, absent: 0, held: false, warnings: [] });
    expect(plan.changes.map(({ id }) => id)).toEqual([`${feed.slug}.a`, `${feed.slug}.b`]);
    const [before, sent] = [await versions(), (await feedEvents()).length];
    expect(await apply(feed.id, 1)).toEqual({ version: before + 1, added: 2, changed: 0, deactivated: 0 });
    expect(await codeOf(apply(feed.id, 1))).toBe('FEED_PLAN_NOT_FOUND');
    expect(await feedEvents()).toHaveLength(sent + 1);
    const listed = await matching.rpc.call(rpc.matching.catalogue, { search: `${feed.slug}.a` });
    expect(listed.items).toEqual([
      expect.objectContaining({
        id: `${feed.slug}.a`,
        name: 'First Bank of Nowhere: Term Loan a',
        sample: false,
        source: 'First Bank of Nowhere, https://bank.example',
        verifiedOn: '2026-11-01',
      }),
    ]);
    const removed = await matching.rpc.call(rpc.matching.removeFeed, { actorId: admin, feedId: feed.id });
    expect(removed).toEqual({ version: before + 2, deactivated: 2 });
    expect(await activeIds(feed.slug)).toEqual([]);
    expect(await codeOf(fetchNow(feed.id))).toBe('FEED_NOT_FOUND');
  });

  it('shows a changed document field by field, and what leaves', async () => {
    lender.serve(criteriaOf(['a', 'b', 'c']));
    const { id, slug } = await add({ mode: 'automatic' });
    await matching.rpc.call(rpc.matching.changeFeed, { actorId: admin, feedId: id, mode: 'review' });
    lender.serve(criteriaOf(['a', 'b'], { minLoanAmount: 20_000, publishedAt: '2026-11-21T00:00:00Z' }));
    expect(await fetchNow(id)).toMatchObject({ state: 'ok', programs: 3, planVersion: 1 });
    expect(await planOf(id)).toMatchObject({
      changed: 2,
      changes: [{ fields: [{ field: 'minLoanAmount', from: 10_000, to: 20_000 }] }, {}],
      leaving: [{ id: `${slug}.c` }],
    });
    expect(await codeOf(apply(id, 7))).toBe('PLAN_CHANGED');
    const rejected = await matching.rpc.call(rpc.matching.rejectFeed, {
      actorId: admin,
      feedId: id,
      planVersion: 1,
    });
    expect(rejected.planVersion).toBeNull();
    expect(await fetchNow(id)).toMatchObject({ planVersion: null, programs: 3 });
  });
});

describe('the same document', () => {
  it('changes nothing but the time of the fetch, as 304 and as the same bytes', async () => {
    const document = criteriaOf(['a']);
    lender.serve(document);
    const feed = await add({ mode: 'automatic' });
    const version = await versions();
    clock.advance(60_000);
    const again = await fetchNow(feed.id);
    expect(lender.requests).toEqual(['', expect.stringMatching(/^"/)]);
    expect(again).toEqual({ ...feed, lastFetchedAt: clock.now().toISOString() });
    lender.on((_request, reply) => void reply.writeHead(200).end(JSON.stringify(document)));
    expect(await fetchNow(feed.id)).toEqual(again);
    expect(await versions()).toBe(version);
  });
});

describe('an automatic feed', () => {
  it('is held if fewer than half of its programs stay, until an administrator confirms it', async () => {
    lender.serve(criteriaOf(numbered(40)));
    const { id, slug } = await add({ mode: 'automatic' });
    expect(await activeIds(slug)).toHaveLength(40);
    lender.serve(criteriaOf(numbered(3), { publishedAt: '2026-11-21T00:00:00Z' }));
    expect(await fetchNow(id)).toMatchObject({ state: 'held', programs: 40, planVersion: 1 });
    expect(await planOf(id)).toMatchObject({ active: 40, remaining: 3, held: true });
    expect(await codeOf(apply(id, 1))).toBe('SHRINK_NOT_CONFIRMED');
    expect(await apply(id, 1, true)).toMatchObject({ deactivated: 37 });
    expect(await activeIds(slug)).toHaveLength(3);
  });

  it('applies a document that leaves half of its programs', async () => {
    lender.serve(criteriaOf(numbered(4)));
    const { id, slug } = await add({ mode: 'automatic' });
    lender.serve(criteriaOf(numbered(2), { publishedAt: '2026-11-21T00:00:00Z' }));
    expect(await fetchNow(id)).toMatchObject({ state: 'ok', programs: 2, planVersion: null });
    expect(await activeIds(slug)).toHaveLength(2);
  });
});

describe('a bad document', () => {
  const key = signingKey();

  it.each([
    ['NOT_JSON', '<!doctype html><p>Not found</p>'],
    ['NOT_JSON', '{"format": "groundwork-lender'],
    ['FORMAT_NOT_VALID', { ...criteriaOf(['a']), format: 'groundwork-lender-criteria/2' }],
    ['FORMAT_NOT_VALID', criteriaOf(['a'], { minLoanAmount: '10000' })],
    ['FORMAT_NOT_VALID', criteriaOf(['a', 'a'])],
    ['FORMAT_NOT_VALID', criteriaOf(['a'], { rating: 5 })],
    ['FORMAT_NOT_VALID', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['FORMAT_NOT_VALID', criteriaOf(numbered(5001))],
    ['TOO_LARGE', `[${' '.repeat(5 * 1024 * 1024)}]`],
    ['OLDER_DOCUMENT', criteriaOf(['a'], { publishedAt: '2026-11-19T23:59:59Z' })],
  ])('fails as %s and leaves the programs as they are', async (code, document) => {
    lender.serve(criteriaOf(['a', 'b']));
    const { id, slug } = await add({ mode: 'automatic' });
    const version = await versions();
    lender.serve(document);
    expect(await fetchNow(id)).toMatchObject({ state: 'failing', programs: 2, lastError: { code } });
    expect(await activeIds(slug)).toEqual([`${slug}.a`, `${slug}.b`]);
    expect(await versions()).toBe(version);
    lender.serve(criteriaOf(['a', 'b']));
    expect(await fetchNow(id)).toMatchObject({ state: 'ok', lastError: null });
  });

  it.each([
    ['another key', signingKey()],
    ['no key', undefined],
  ])('signed with %s fails, and the right key repairs it', async (_name, other) => {
    const document = criteriaOf(['a']);
    lender.serve(document, other);
    const { id, lastError } = await add({ mode: 'automatic', publicKey: key.publicKey });
    expect(lastError?.code).toBe('SIGNATURE_NOT_VALID');
    lender.serve(document, key);
    expect(await fetchNow(id)).toMatchObject({ state: 'ok', programs: 1 });
  });

  it('needs the signature of a new key also if the bytes are the same', async () => {
    lender.serve(criteriaOf(['a']), key);
    const { id } = await add({ mode: 'automatic', publicKey: key.publicKey });
    const change = { actorId: admin, feedId: id, publicKey: signingKey().publicKey };
    await matching.rpc.call(rpc.matching.changeFeed, change);
    expect(await fetchNow(id)).toMatchObject({ lastError: { code: 'SIGNATURE_NOT_VALID' }, programs: 1 });
  });
});

describe('an address', () => {
  it.each(['https://10.0.0.1/c.json', 'http://93.184.216.34/c.json', 'no address'])(
    '%s is refused and nothing is stored',
    async (url) => {
      expect(await codeOf(add({ url, slug: 'refused' }))).toBe('URL_NOT_ALLOWED');
      expect(await matching.query(`select 1 from feeds where slug = 'refused'`)).toEqual([]);
    },
  );

  it('that redirects fails and is not followed', async () => {
    const target = await FeedServer.start();
    target.serve(criteriaOf(['a']));
    lender.on((_request, reply) => void reply.writeHead(302, { location: target.url }).end());
    const feed = await add({ mode: 'automatic' });
    expect(feed).toMatchObject({ state: 'failing', programs: 0, lastError: { code: 'FETCH_FAILED' } });
    expect(target.requests).toEqual([]);
    await target.stop();
  });

  it('without a server fails and is no error of the call', async () => {
    const gone = await FeedServer.start();
    const { url } = gone;
    await gone.stop();
    expect(await add({ url })).toMatchObject({ lastError: { code: 'FETCH_FAILED' } });
  });

  it('or a slug is used by one feed', async () => {
    lender.serve(criteriaOf(['a']));
    const { slug } = await add();
    expect(await codeOf(add())).toBe('FEED_EXISTS');
    expect(await codeOf(add({ slug, url: `${lender.url}?2` }))).toBe('FEED_EXISTS');
  });
});

describe('programs of a feed', () => {
  it('are in no import of a file, neither named nor absent', async () => {
    lender.serve(criteriaOf(['a']));
    const { slug } = await add({ mode: 'automatic' });
    const taken = await planRows(matching, bankRow(`${slug}.a`));
    expect(taken.errors).toEqual([expect.objectContaining({ column: 'id' })]);
    await importRows(matching, bankRow('own-1'));
    expect(await planRows(matching, bankRow('own-2'))).toMatchObject({ absent: 1, errors: [] });
  });

  it('are stale after 180 days and inactive after 365, with the cause day', async () => {
    const dataSource = matching.database?.dataSource;
    if (dataSource === undefined) throw new Error('no database');
    const turn = () => new TurnTheDay(dataSource, new Catalog(dataSource, clock), clock).run();
    lender.serve(criteriaOf(['a'], { verifiedOn: '2026-11-01' }));
    const { id, slug } = await add({ mode: 'automatic' });
    await turn();
    clock.advance(181 * 86_400_000);
    await turn();
    expect(await fetchNow(id)).toMatchObject({ state: 'stale', programs: 1 });
    clock.advance(180 * 86_400_000);
    await turn();
    expect(await activeIds(slug)).toEqual([]);
    const [last] = await matching.query(
      `select data from outbox where type = $1 order by aggregate_version desc limit 1`,
      [events.catalogChanged.type],
    );
    expect(last?.['data']).toMatchObject({ cause: 'day' });
    lender.serve(criteriaOf(['a'], { verifiedOn: '2027-10-01', publishedAt: '2027-10-01T00:00:00Z' }));
    expect(await fetchNow(id)).toMatchObject({ state: 'ok', programs: 1 });
  });
});

describe('the daily poll', () => {
  it('of two replicas fetches a due feed once, and no paused one', async () => {
    lender.serve(criteriaOf(['a']));
    const feed = await add({ mode: 'automatic' });
    const second = matching.app.get(PollFeeds);
    const paused = (value: boolean) =>
      matching.rpc.call(rpc.matching.changeFeed, { actorId: admin, feedId: feed.id, paused: value });
    expect((await paused(true)).state).toBe('paused');
    await matching.query(`update feeds set next_at = now() - interval '1 minute' where id = $1`, [feed.id]);
    const round = (poll: PollFeeds) =>
      (poll as unknown as { round: (stopping: AbortSignal) => Promise<unknown> }).round(
        new AbortController().signal,
      );
    await round(second);
    expect(lender.requests).toHaveLength(1);
    await paused(false);
    await Promise.all([round(second), round(second), round(second)]);
    expect(lender.requests).toHaveLength(2);
  });
});
