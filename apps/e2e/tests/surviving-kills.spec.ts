import type { DashboardReply, DocumentView } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { expect, test } from '@playwright/test';
import { TestOwner, type Upload } from '../system/owner.ts';
import { killAndWaitForRestart } from '../system/processes.ts';
import { BusyOwner } from '../system/busy-owner.ts';

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
const waitUntilProcessed = (owner: TestOwner): Promise<DocumentView[]> =>
  eventually(owner.documents, (all) => all.every(({ status }) => status === 'processed'), 480_000);

async function createTwin(uploads: readonly Upload[], profile: Record<string, unknown>): Promise<TestOwner> {
  const twin = await TestOwner.signUp();
  expect((await twin.saveProfile(profile)).status).toBe(200);
  for (const upload of uploads) expect((await twin.upload(upload)).status).toBe(201);
  await waitUntilProcessed(twin);
  return twin;
}

const withoutIds = ({ recommendations, ...rest }: DashboardReply) => ({
  ...rest,
  recommendations: recommendations.map(({ id: _id, ...advice }) => advice),
});

async function expectSameAsTwin(owner: TestOwner, busyOwner: BusyOwner): Promise<void> {
  const documents = await waitUntilProcessed(owner);
  const storedNames = names(documents);
  expect(new Set(storedNames).size, 'no upload counted twice').toBe(storedNames.length);
  const acknowledged = busyOwner.acknowledged.map(({ name }) => name);
  expect(storedNames, 'every acknowledged upload is stored').toEqual(expect.arrayContaining(acknowledged));
  const attempted = [...acknowledged, ...busyOwner.withoutReply.map(({ name }) => name)];
  expect(attempted, 'no unsent upload is stored').toEqual(expect.arrayContaining(storedNames));

  const { annualRevenueCurrent, personalCreditScore } = await owner.profile();
  expect(annualRevenueCurrent).toBeGreaterThanOrEqual(busyOwner.revenue.acknowledged);
  expect(annualRevenueCurrent).toBeLessThanOrEqual(busyOwner.revenue.attempted);

  const uploads = [...busyOwner.acknowledged, ...busyOwner.withoutReply].filter(({ name }) =>
    storedNames.includes(name),
  );
  const twin = await createTwin(uploads, { annualRevenueCurrent, personalCreditScore });
  const twinDashboard = await eventually(
    twin.dashboard,
    ({ documents: { total }, score }) => total === storedNames.length && score.documentCompleteness > 0,
  );
  const expected = withoutIds(twinDashboard);
  const same = (now: DashboardReply) => JSON.stringify(withoutIds(now)) === JSON.stringify(expected);
  const dashboard = await eventually(owner.dashboard, same, 60_000).catch(owner.dashboard);
  expect(withoutIds(dashboard), 'equal to an owner without kills').toEqual(expected);
  const { breakdown } = (await owner.score()).factors;
  expect(breakdown).toEqual((await twin.score()).factors.breakdown);
}

/** A call without any response is correct only while the gateway is down. */
function expectValidResponses({ attempts }: BusyOwner): void {
  const violations = attempts.filter(({ outcome, during }) => {
    if (typeof outcome === 'string') return during !== 'gateway';
    return !(outcome >= 200 && outcome < 300) && outcome !== 503;
  });
  expect(violations).toEqual([]);
}

for (const [kind, victims] of Object.entries({ service: services, server: servers })) {
  if (victims.length === 0) continue;
  test(`kill -9 of every ${kind} in turn while an owner works: all return, and nothing is lost or doubled`, async () => {
    // Eight processes start again; on a busy machine each needs half a minute.
    test.setTimeout(1_200_000);
    const owner = await TestOwner.signUp();
    const busyOwner = new BusyOwner(owner);
    busyOwner.start();
    try {
      await eventually(
        async () => busyOwner.acknowledged.length,
        (count) => count > 0,
      );
      for (const victim of victims) {
        busyOwner.during = victim;
        await killAndWaitForRestart(victim);
        const before = busyOwner.acknowledged.length;
        await eventually(
          async () => busyOwner.acknowledged.length,
          (count) => count > before,
          60_000,
        );
      }
    } finally {
      await busyOwner.stop();
    }
    expectValidResponses(busyOwner);
    await expectSameAsTwin(owner, busyOwner);
  });
}
