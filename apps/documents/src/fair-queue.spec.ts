import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { events } from '@groundwork/contracts';
import { eventually, isLong, sendEvent } from '@groundwork/testing';
import { AnalysisDesk } from '../testing/analysis-desk.ts';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
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
    ...{ aggregateId: userId, aggregateVersion: 1, userId },
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
    const before = await queuedIds();
    expect(before).toHaveLength(24);
    await running.queue.obliterate({ force: true });
    expect(await queuedIds()).toEqual([]);
    await sweepLater();
    const turnOf = await turns();
    const after = await queuedIds();
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after.map((id) => turnOf.get(id))).toEqual(before.map((id) => turnOf.get(id)));
  });

  it('counts turns from 1 again before they reach the limit of the queue, in the same order', async () => {
    const owners = [randomUUID(), randomUUID()];
    for (const userId of owners) await uploadMany(userId, 5);
    const before = await queuedIds();
    await running.service.query('update documents set turn = turn + 1500000');
    await sweepLater();
    expect(await queuedIds()).toEqual(before);
    expect(Math.max(...(await turns()).values())).toBe(9);
    const priorities = (await running.queue.getPrioritized()).map(({ priority }) => priority);
    expect(priorities).toEqual([1, 1, 3, 3, 5, 5, 7, 7, 9, 9]);
  });

  it('gives a re-analysis a turn behind the waiting files of its owner', async () => {
    const userId = randomUUID();
    const { id } = await running.uploadProcessed(userId);
    await uploadMany(userId, 3);
    await running.reanalyze(userId, id);
    expect((await queuedIds()).at(-1)).toBe(id);
  });
});

async function turns(): Promise<Map<unknown, number>> {
  const rows = await running.service.query('select id, turn from documents');
  return new Map(rows.map(({ id, turn }) => [id, Number(turn)]));
}
