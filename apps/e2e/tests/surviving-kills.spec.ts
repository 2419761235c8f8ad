import type { DashboardReply, DocumentView } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { Owner, type Upload } from '../system/owner.ts';
import { killAndAwaitReturn } from '../system/processes.ts';
import { Storm } from '../system/storm.ts';

const services = [
  'identity',
  'profile',
  'scoring',
  'documents',
  'documents-worker',
  'matching',
  'billing',
  'gateway',
];
/** The tests cannot kill servers in containers. */
const servers = process.env['TEST_SERVERS'] === 'containers' ? [] : ['nats', 'redis', 'postgres'];

const names = (documents: readonly { originalName: string }[]) =>
  documents.map(({ originalName }) => originalName).sort();

/** Minutes for one worker: the sweeper enqueues jobs again that Redis lost. */
const settled = (owner: Owner): Promise<DocumentView[]> =>
  eventually(owner.documents, (all) => all.every(({ status }) => status === 'processed'), 480_000);

async function calmTwin(uploads: readonly Upload[], profile: Record<string, unknown>): Promise<Owner> {
  const twin = await Owner.signUp();
  expect((await twin.saveProfile(profile)).status).toBe(200);
  for (const upload of uploads) expect((await twin.upload(upload)).status).toBe(201);
  await settled(twin);
  return twin;
}

const withoutIds = ({ recommendations, ...rest }: DashboardReply) => ({
  ...rest,
  recommendations: recommendations.map(({ id: _id, ...advice }) => advice),
});

async function afterStorm(owner: Owner, storm: Storm): Promise<void> {
  const documents = await settled(owner);
  const kept = names(documents);
  expect(new Set(kept).size, 'no upload counted twice').toBe(kept.length);
  const acknowledged = storm.acknowledged.map(({ name }) => name);
  expect(kept, 'every acknowledged upload is there').toEqual(expect.arrayContaining(acknowledged));
  const tried = [...acknowledged, ...storm.unanswered.map(({ name }) => name)];
  expect(tried, 'and nothing that was never sent').toEqual(expect.arrayContaining(kept));

  const { annualRevenueCurrent, personalCreditScore } = await owner.profile();
  expect(annualRevenueCurrent).toBeGreaterThanOrEqual(storm.revenue.acknowledged);
  expect(annualRevenueCurrent).toBeLessThanOrEqual(storm.revenue.tried);

  const uploads = [...storm.acknowledged, ...storm.unanswered].filter(({ name }) => kept.includes(name));
  const twin = await calmTwin(uploads, { annualRevenueCurrent, personalCreditScore });
  const calm = await eventually(
    twin.dashboard,
    ({ documents: { total }, score }) => total === kept.length && score.documentCompleteness > 0,
  );
  const wanted = withoutIds(calm);
  const same = (now: DashboardReply) => JSON.stringify(withoutIds(now)) === JSON.stringify(wanted);
  const found = await eventually(owner.dashboard, same, 60_000).catch(owner.dashboard);
  expect(withoutIds(found), 'the same as an owner who did it all in calm weather').toEqual(wanted);
  const { breakdown } = (await owner.score()).factors;
  expect(breakdown).toEqual((await twin.score()).factors.breakdown);
}

/** A call without any response is correct only while the gateway is down. */
function expectHonestAnswers({ attempts }: Storm): void {
  const dishonest = attempts.filter(({ outcome, during }) => {
    if (typeof outcome === 'string') return during !== 'gateway';
    return !(outcome >= 200 && outcome < 300) && outcome !== 503;
  });
  expect(dishonest).toEqual([]);
}

for (const [kind, victims] of Object.entries({ service: services, server: servers })) {
  if (victims.length === 0) continue;
  test(`kill -9 of every ${kind} in turn while an owner works: all return, and nothing is lost or doubled`, async () => {
    // Eight processes start again; on a busy machine each needs half a minute.
    test.setTimeout(1_200_000);
    const owner = await Owner.signUp();
    const storm = new Storm(owner);
    storm.start();
    try {
      await eventually(
        async () => storm.acknowledged.length,
        (count) => count > 0,
      );
      for (const victim of victims) {
        storm.during = victim;
        await killAndAwaitReturn(victim);
        const before = storm.acknowledged.length;
        await eventually(
          async () => storm.acknowledged.length,
          (count) => count > before,
          60_000,
        );
      }
    } finally {
      await storm.stop();
    }
    expectHonestAnswers(storm);
    await afterStorm(owner, storm);
  });
}
