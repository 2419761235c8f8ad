import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningDocuments, runDocuments } from '../../../testing/running-documents.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());
afterEach(async () => {
  await running.service.query('delete from documents');
  await running.service.query('delete from lane_pace');
});

const waitOf = async (userId: string) => (await running.list(userId)).map(({ wait }) => wait);
const setPace = (gapMs: number, minutesAgo = 1) =>
  running.service.query(
    `insert into lane_pace (lane, gap_ms, ended_at) values ('quick', $1, now() - $2 * interval '1 minute')`,
    [gapMs, minutesAgo],
  );

async function ownerBehind(others: number): Promise<string> {
  for (let n = 0; n < others; n += 1) await running.upload(randomUUID());
  const userId = randomUUID();
  await running.upload(userId);
  return userId;
}

describe('the wait of a document', () => {
  it('is the number of documents before it, without a time that no reading shows', async () => {
    const userId = await ownerBehind(3);
    expect(await waitOf(userId)).toEqual([{ documents: 3, seconds: null }]);
  });

  it('has a time from the recent results of its lane', async () => {
    const userId = await ownerBehind(3);
    await setPace(20_000);
    expect(await waitOf(userId)).toEqual([{ documents: 3, seconds: 60 }]);
    const [document] = await running.list(userId);
    expect((await running.get(userId, document!.id)).wait).toEqual({ documents: 3, seconds: 60 });
  });

  it('has no time after an hour without a result', async () => {
    const userId = await ownerBehind(1);
    await setPace(20_000, 61);
    expect(await waitOf(userId)).toEqual([{ documents: 1, seconds: null }]);
  });

  it('is none for the next document, and for one that is read', async () => {
    const [next, read] = [await ownerBehind(0), await ownerBehind(0)];
    expect(await waitOf(next)).toEqual([null]);
    const [document] = await running.list(read);
    await running.record(document!.id, { outcome: 'rejected', reason: 'unreadable' });
    expect(await waitOf(read)).toEqual([null]);
  });

  it('counts only documents that are read before, not all that wait', async () => {
    const many = randomUUID();
    for (let n = 0; n < 4; n += 1) await running.upload(many);
    const userId = await ownerBehind(0);
    expect(await waitOf(userId)).toEqual([{ documents: 1, seconds: null }]);
  });

  it('shortens with each result', async () => {
    const first = await running.upload(randomUUID());
    const userId = await ownerBehind(1);
    await running.record(first.id, { outcome: 'rejected', reason: 'unreadable' });
    const [wait] = await waitOf(userId);
    expect(wait).toEqual({ documents: 1, seconds: expect.any(Number) });
  });
});
