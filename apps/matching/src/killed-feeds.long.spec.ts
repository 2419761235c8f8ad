import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addFeedBody, events, type FeedId, rpc } from '@groundwork/contracts';
import { createGate, eventually } from '@groundwork/testing';
import { criteriaOf, FeedServer } from '../testing/feed-server.ts';
import { MatchingReplicas } from '../testing/replicas.ts';
import { newOwner } from '../testing/running-matching.ts';

const admin = newOwner();
const settleMs = 60_000;
const dayMs = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const verifiedOn = dayAgo(1).slice(0, 10);

let replicas: MatchingReplicas;
let lender: FeedServer;

const query = (sql: string, values: unknown[] = []) => replicas.query(sql, values);

beforeAll(async () => {
  replicas = await MatchingReplicas.startTwo({ FEED_TRUSTED_NETWORKS: '127.0.0.0/8' });
}, 120_000);
afterAll(() => replicas.stop(), 60_000);
beforeEach(async () => {
  lender = await FeedServer.start();
});
afterEach(() => lender.stop());

let slugs = 0;
async function addFeed(): Promise<FeedId> {
  lender.serve(criteriaOf(['a', 'b'], { verifiedOn, publishedAt: dayAgo(3) }));
  slugs += 1;
  const body = { name: 'Bank', slug: `bank-${slugs}`, url: lender.url, mode: 'automatic' };
  const { id } = await replicas.rpc.call(rpc.matching.addFeed, {
    actorId: admin,
    ...addFeedBody.parse(body),
  });
  return id;
}
const changed = () => criteriaOf(['a', 'b'], { verifiedOn, publishedAt: dayAgo(2), minLoanAmount: 20_000 });
const makeDue = (id: FeedId) => query('update feeds set next_at = now() where id = $1', [id]);
const version = async () => (await query('select version from catalogue_state'))[0]?.['version'] as number;
const feedEvents = async () =>
  (
    await query(`select 1 from outbox where type = $1 and data->>'cause' = 'feed'`, [
      events.catalogChanged.type,
    ])
  ).length;
const amountsOf = async () =>
  (
    await query(`select programme->>'minLoanAmount' as amount from programmes where starts_with(id, $1)`, [
      `bank-${slugs}.`,
    ])
  ).map(({ amount }) => amount);
const hasNewAmounts = (amounts: unknown[]) => amounts.every((amount) => amount === '20000');

describe('two replicas', () => {
  it('fetch a due feed once and apply its document once', async () => {
    const id = await addFeed();
    const [before, sent] = [await version(), await feedEvents()];
    lender.serve(changed());
    await makeDue(id);
    await eventually(amountsOf, hasNewAmounts, settleMs);
    // another round of both
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(lender.requests).toHaveLength(2);
    expect([await version(), await feedEvents()]).toEqual([before + 1, sent + 1]);
  }, 120_000);

  it('killed while one fetches, fetch again and apply once', async () => {
    const id = await addFeed();
    const [before, sent] = [await version(), await feedEvents()];
    const requested = createGate();
    lender.on(() => requested.open());
    await makeDue(id);
    await requested.opened;
    await replicas.killAll();
    expect([await version(), await feedEvents()]).toEqual([before, sent]);
    lender.serve(changed());
    await replicas.add();
    await replicas.add();
    // the lease of the killed replica ends
    await makeDue(id);
    await eventually(amountsOf, hasNewAmounts, settleMs);
    expect([await version(), await feedEvents()]).toEqual([before + 1, sent + 1]);
  }, 120_000);

  it('killed while one applies, change nothing, and then apply once', async () => {
    const id = await addFeed();
    const [before, sent] = [await version(), await feedEvents()];
    lender.serve(changed());
    await replicas.killWhenBlockedBy('programme_versions', () => makeDue(id));
    expect([await version(), await feedEvents()]).toEqual([before, sent]);
    await replicas.add();
    await replicas.add();
    await makeDue(id);
    await eventually(amountsOf, hasNewAmounts, settleMs);
    expect([await version(), await feedEvents()]).toEqual([before + 1, sent + 1]);
  }, 120_000);
});

describe('a kill during the turn of a day', () => {
  it('announces the day once', async () => {
    await addFeed();
    await query(
      `update programmes set programme = programme || '{"validTo": "${verifiedOn}"}', version = version + 1
      where starts_with(id, $1)`,
      [`bank-${slugs}.`],
    );
    await query('update catalogue_state set version = version + 1');
    const before = await version();
    await replicas.killAll();
    await query(`update catalogue_state set day = $1`, [verifiedOn]);
    await replicas.killWhenBlockedBy('outbox', () => {
      void replicas.add().catch(() => undefined);
      return Promise.resolve();
    });
    const days = () =>
      query(`select data from outbox where type = $1 and data->>'cause' = 'day'`, [
        events.catalogChanged.type,
      ]);
    expect([await version(), await days()]).toEqual([before, []]);
    await replicas.add();
    await replicas.add();
    expect(await eventually(days, (sent) => sent.length > 0, settleMs)).toHaveLength(1);
    expect(await version()).toBe(before + 1);
  }, 180_000);
});
