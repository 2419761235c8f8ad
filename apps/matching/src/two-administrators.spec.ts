import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addFeedBody, type LenderFeed, rpc } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { criteriaOf, FeedServer } from '../testing/feed-server.ts';
import { loadedRecords, madeFile, openUpload, sendPart, settled, upload } from '../testing/loan-records.ts';
import { importRows, newOwner, planRows, runMatching } from '../testing/running-matching.ts';
import { bankRow } from '../testing/sample-program.ts';

let matching: RunningService;
let lender: FeedServer;
const [ann, bob] = [newOwner(), newOwner()];

beforeAll(async () => {
  matching = await runMatching(undefined, { FEED_TRUSTED_NETWORKS: '127.0.0.0/8' }, { sampleData: false });
  await importRows(matching, bankRow('shared', {}));
});
afterAll(() => matching.stop());
beforeEach(async () => {
  lender = await FeedServer.start();
});
afterEach(() => lender.stop());

/** The codes of the calls at the same moment, sorted. */
async function together(...calls: (() => Promise<unknown>)[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls.map((each) => each()));
  const codeOf = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'fulfilled' ? 'ok' : (outcome.reason as { code: string }).code;
  return outcomes.map(codeOf).sort();
}

const audited = async (action: string, id: string) =>
  (await matching.query('select 1 from audit_entries where action = $1 and subject_id = $2', [action, id]))
    .length;
const catalogVersion = async () =>
  (await matching.query('select version from catalogue_state'))[0]?.['version'] as number;

const newFeed = (slug: string, actorId = ann): Promise<LenderFeed> =>
  matching.rpc.call(rpc.matching.addFeed, {
    actorId,
    ...addFeedBody.parse({ name: 'First Bank', slug, url: lender.url }),
  });

describe('two administrators at the same moment', () => {
  it('add one feed of a name', async () => {
    lender.serve(criteriaOf(['a']));
    const codes = await together(
      () => newFeed('same', ann),
      () => newFeed('same', bob),
    );
    expect(codes).toEqual(['FEED_EXISTS', 'ok']);
    expect(await matching.query(`select 1 from feeds where slug = 'same'`)).toHaveLength(1);
  });

  it('apply or reject a plan of a feed once', async () => {
    lender.serve(criteriaOf(['a', 'b']));
    const { id: feedId } = await newFeed('planned');
    const before = await catalogVersion();
    const plan = { feedId, planVersion: 1 };
    const codes = await together(
      () => matching.rpc.call(rpc.matching.applyFeed, { actorId: ann, ...plan }),
      () => matching.rpc.call(rpc.matching.applyFeed, { actorId: bob, ...plan }),
      () => matching.rpc.call(rpc.matching.rejectFeed, { actorId: bob, ...plan }),
    );
    expect(codes).toEqual(['FEED_PLAN_NOT_FOUND', 'FEED_PLAN_NOT_FOUND', 'ok']);
    const applied = await audited('feeds.applied', feedId);
    expect(applied + (await audited('feeds.rejected', feedId))).toBe(1);
    expect(await catalogVersion()).toBe(before + applied);
  });

  it('remove a feed once, and the other one cannot change it any more', async () => {
    lender.serve(criteriaOf(['a']));
    const { id: feedId } = await newFeed('removed');
    const remove = (actorId: typeof ann) => () =>
      matching.rpc.call(rpc.matching.removeFeed, { actorId, feedId });
    expect(await together(remove(ann), remove(bob))).toEqual(['FEED_NOT_FOUND', 'ok']);
    const change = { actorId: bob, feedId, paused: true };
    expect(await together(() => matching.rpc.call(rpc.matching.changeFeed, change))).toEqual([
      'FEED_NOT_FOUND',
    ]);
    expect(await audited('feeds.removed', feedId)).toBe(1);
  });

  it('apply an import once', async () => {
    const { id: importId } = await planRows(matching, bankRow('imported', {}));
    const before = await catalogVersion();
    const apply = (actorId: typeof ann) => () =>
      matching.rpc.call(rpc.matching.applyImport, { actorId, importId, absent: 'keep' });
    expect(await together(apply(ann), apply(bob))).toEqual(['IMPORT_NOT_FOUND', 'ok']);
    expect(await catalogVersion()).toBe(before + 1);
  });

  it('deactivate a lender with one change', async () => {
    const before = await catalogVersion();
    const deactivate = (actorId: typeof ann) => () =>
      matching.rpc.call(rpc.matching.setActive, { actorId, lenderId: 'shared', active: false });
    expect(await together(deactivate(ann), deactivate(bob))).toEqual(['ok', 'ok']);
    expect(await catalogVersion()).toBe(before + 1);
  });

  it('open one upload of a file, and store each part of it once', async () => {
    const file = madeFile({ rows: 60, seed: 11 });
    const opened = await Promise.all([openUpload(matching, file), openUpload(matching, file)]);
    expect(new Set(opened.map(({ upload: { id } }) => id)).size).toBe(1);
    expect(opened.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    const id = opened[0].upload.id;
    const send = () => sendPart(matching, id, 0, file);
    expect(await together(send, send)).toEqual(['UPLOAD_OFFSET', 'ok']);
    expect(await settled(matching, id)).toMatchObject({ state: 'ready', received: file.length });
  });

  it('apply or cancel an upload once, and remove its records once', async () => {
    const { id: uploadId } = await upload(matching, madeFile({ rows: 60, seed: 12 }));
    const request = (actorId: typeof ann) => ({ actorId, uploadId });
    const codes = await together(
      () => matching.rpc.call(rpc.matching.applyRecords, request(ann)),
      () => matching.rpc.call(rpc.matching.applyRecords, request(bob)),
    );
    expect(codes).toEqual(['ok', 'ok']);
    expect(await audited('records.applied', uploadId)).toBe(1);
    expect(await together(() => matching.rpc.call(rpc.matching.cancelRecordUpload, request(bob)))).toEqual([
      'UPLOAD_APPLIED',
    ]);
    expect(await settled(matching, uploadId)).toMatchObject({ state: 'applied' });
    await loadedRecords(matching, ({ total }) => total !== null);
    const [snapshot] = await matching.rpc.call(rpc.matching.recordSnapshots, {});
    const snapshotId = snapshot?.id as never;
    const remove = (actorId: typeof ann) => () =>
      matching.rpc.call(rpc.matching.removeRecordSnapshot, { actorId, snapshotId });
    expect(await together(remove(ann), remove(bob))).toEqual(['SNAPSHOT_NOT_FOUND', 'ok']);
  });

  it('apply and cancel an upload: one of both has an effect', async () => {
    const { id: uploadId } = await upload(matching, madeFile({ rows: 60, seed: 13 }));
    const codes = await together(
      () => matching.rpc.call(rpc.matching.applyRecords, { actorId: ann, uploadId }),
      () => matching.rpc.call(rpc.matching.cancelRecordUpload, { actorId: bob, uploadId }),
    );
    expect([
      ['UPLOAD_APPLIED', 'ok'],
      ['UPLOAD_NOT_READY', 'ok'],
    ]).toContainEqual(codes);
    const effects = [await audited('records.applied', uploadId), await audited('records.canceled', uploadId)];
    expect(effects.sort()).toEqual([0, 1]);
  });
});
