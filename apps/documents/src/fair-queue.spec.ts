import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type DocumentId, events, rpc } from '@groundwork/contracts';
import { isLong } from '@groundwork/test-data/cases';
import { eventually, sendEvent } from '@groundwork/testing';
import { AnalysisDesk } from '../testing/analysis-desk.ts';
import { analyzedResult, type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { estimatedMs } from './domain/analysis-turn.rules.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.use-case.ts';

jest.setTimeout(300_000);

const backlog = isLong ? 600 : 120;

let running: RunningDocuments;
let desk: AnalysisDesk;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());
beforeEach(() => {
  desk = new AnalysisDesk(running);
});
afterEach(async () => {
  await desk.close();
  await running.service.query('delete from documents');
  await running.queue.obliterate({ force: true });
});

async function uploadMany(userId: string, count: number): Promise<void> {
  let left = count;
  const uploadRest = async () => {
    while (left-- > 0) await running.upload(userId);
  };
  await Promise.all(Array.from({ length: 8 }, uploadRest));
}

async function ownerWith(plan: 'starter' | 'professional'): Promise<string> {
  const userId = randomUUID();
  await sendEvent(running.service.connection, events.subscriptionChanged, {
    aggregateId: userId,
    aggregateVersion: 1,
    userId,
    data: { plan, previousPlan: 'starter', status: 'active' },
  });
  await eventually(
    () => running.service.query('select plan from owners where user_id = $1', [userId]),
    ([row]) => row?.['plan'] === plan,
  );
  return userId;
}

const sweepLater = () => running.service.app.get(SweepDueDocuments).sweep(new Date(Date.now() + 60_000));

const queuedIds = async () =>
  (await running.queue.getPrioritized()).map(({ data }) => (data as { documentId: string }).documentId);

const queuedOwners = async () =>
  (await running.queue.getPrioritized()).map(({ data }) => (data as { userId: string }).userId);

const priorities = async () =>
  new Map((await running.queue.getPrioritized()).map(({ id, priority }) => [id, priority]));

const spendOn = (documentId: DocumentId, processorMs: number) =>
  running.service.rpc.call(rpc.documents.recordAnalysis, {
    documentId,
    version: 1,
    result: analyzedResult,
    processorMs,
  });

async function spend(userId: string, processorMs: number): Promise<void> {
  const waiting = await running.upload(randomUUID());
  const { id } = await running.upload(userId);
  await spendOn(id, processorMs);
  for (const each of [waiting.id, id]) await running.queue.remove(`doc:${each}:v1`);
  await running.service.query('delete from documents where id = $1', [waiting.id]);
}

async function spendAlone(userId: string, processorMs: number): Promise<void> {
  const { id } = await running.upload(userId);
  await spendOn(id, processorMs);
  await running.queue.remove(`doc:${id}:v1`);
}

async function ownerWhoSpent(processorMs: number): Promise<string> {
  const userId = randomUUID();
  await spend(userId, processorMs);
  return userId;
}

describe('an owner with twenty waiting documents', () => {
  const admit = (userId: string) => running.service.rpc.call(rpc.documents.admitUpload, { userId });

  it('sends more, until many documents of others wait too', async () => {
    const [ann, bob] = [randomUUID(), randomUUID()];
    await uploadMany(ann, 20);
    await admit(ann);
    await uploadMany(bob, 50);
    await expect(admit(ann)).rejects.toMatchObject({ code: 'TOO_MANY_WAITING', retryAfterSeconds: 15 });
    await admit(randomUUID());
  });
});

describe('the queue of the analyses', () => {
  it('analyzes the first file of an owner behind at most one of the many files of another owner', async () => {
    const [many, one] = [randomUUID(), randomUUID()];
    await uploadMany(many, backlog);
    desk.open();
    await desk.waitFor(20);
    // A slow machine would analyze the whole backlog during the upload.
    await desk.pause();
    const before = desk.order.length;
    await running.upload(one);
    desk.resume();
    await eventually(
      () => Promise.resolve(desk.order),
      (order) => order.includes(one),
      60_000,
    );
    expect(before).toBeLessThan(backlog);
    expect(desk.order.indexOf(one) - before).toBeLessThanOrEqual(1);
  });

  it('analyzes two files of a Professional owner for each file of another owner', async () => {
    const [starter, professional] = [await ownerWith('starter'), await ownerWith('professional')];
    await uploadMany(starter, 40);
    await uploadMany(professional, 40);
    await sweepLater();
    desk = new AnalysisDesk(running, { processorMs: estimatedMs.quick });
    desk.open();
    await desk.waitFor(45);
    const first = desk.order.slice(0, 45);
    const share = first.filter((userId) => userId === professional).length;
    expect(share).toBeGreaterThanOrEqual(29);
    expect(share).toBeLessThanOrEqual(31);
  });

  it('has the same order after Redis lost its data', async () => {
    const owners = [randomUUID(), await ownerWith('professional'), randomUUID()];
    for (const [place, userId] of owners.entries()) await uploadMany(userId, 12 - 4 * place);
    await sweepLater();
    const before = await priorities();
    expect(before.size).toBe(24);
    await running.queue.obliterate({ force: true });
    expect(await queuedIds()).toEqual([]);
    await sweepLater();
    expect(await priorities()).toEqual(before);
  });

  it('lets an owner who spent a minute lately wait behind one who spent a second', async () => {
    const [much, little] = [await ownerWhoSpent(60_000), await ownerWhoSpent(1000)];
    await uploadMany(much, 2);
    await uploadMany(little, 2);
    expect(await queuedOwners()).toEqual([little, little, much, much]);
  });

  it('costs nothing while no other owner waits', async () => {
    const [alone, little] = [randomUUID(), await ownerWhoSpent(1000)];
    await spendAlone(alone, 60_000);
    for (const userId of [little, alone]) await running.upload(userId);
    expect(await queuedOwners()).toEqual([alone, little]);
  });

  it('counts half of the time of a Professional owner', async () => {
    const [starter, professional] = [randomUUID(), await ownerWith('professional')];
    await spend(starter, 6000);
    await spend(professional, 10_000);
    for (const userId of [starter, professional]) await running.upload(userId);
    expect(await queuedOwners()).toEqual([professional, starter]);
  });

  it('forgets half of the time within an hour', async () => {
    const [before, now] = [await ownerWhoSpent(60_000), await ownerWhoSpent(40_000)];
    await running.service.query(
      `update owners set spent_at = spent_at - interval '1 hour' where user_id = $1`,
      [before],
    );
    for (const userId of [now, before]) await running.upload(userId);
    expect(await queuedOwners()).toEqual([before, now]);
  });

  it('gives waiting files a later place after a result that cost their owner much time', async () => {
    const [costly, other] = [randomUUID(), randomUUID()];
    const { id } = await running.upload(costly);
    for (const userId of [costly, costly, other, other, other]) await running.upload(userId);
    expect(await queuedOwners()).toEqual([costly, other, costly, other, costly, other]);
    await spendOn(id, 60_000);
    await sweepLater();
    expect((await queuedOwners()).slice(1)).toEqual([other, other, other, costly, costly]);
  });

  it('puts a re-analysis behind the waiting files of its owner', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId);
    await uploadMany(userId, 3);
    await running.reanalyze(userId, id);
    expect((await queuedIds()).at(-1)).toBe(id);
  });
});
