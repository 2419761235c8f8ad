import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc, type RecordUploadId } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import {
  administrator,
  apply,
  loadedRecords,
  madeFile,
  openUpload,
  sendPart,
  settled,
} from '../testing/loan-records.ts';
import { MatchingReplicas } from '../testing/replicas.ts';
import { recordWords } from './records.wording.ts';

let matching: MatchingReplicas;
const settleMs = 150_000;

beforeAll(async () => {
  matching = await MatchingReplicas.startTwo();
}, 120_000);
afterAll(() => matching.stop(), 60_000);

const readerPids = (): number[] =>
  matching.pids.flatMap((parent) => {
    try {
      const output = execFileSync('pgrep', [
        '-P',
        String(parent),
        '-f',
        'records-reader with a file',
      ]).toString();
      return output.trim().split('\n').map(Number);
    } catch {
      return [];
    }
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The process can end between two looks, so the next one is stopped. */
const isStopped = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGSTOP');
  } catch {
    return false;
  }
};

const untilMiddle = (id: RecordUploadId) =>
  eventually(
    () => matching.rpc.call(rpc.matching.recordUpload, { uploadId: id }),
    ({ state, progress }) => state !== 'reading' || progress.rows > 0,
    settleMs,
  );

async function begin(file: Buffer): Promise<RecordUploadId> {
  const { upload } = await openUpload(matching, file);
  const size = 4_000_000;
  for (let at = 0; at < file.length; at += size)
    await sendPart(matching, upload.id, at, file.subarray(at, at + size));
  return upload.id;
}

const version = () => matching.query('select version from record_state');

const cellsOf = (id: RecordUploadId) =>
  matching.query(
    `select program, lender_id, naics, state, county, size, year, fiscal_year, sum(cardinality(amounts)) as loans,
       sum(open) as open from record_cells where upload_id = $1 group by 1, 2, 3, 4, 5, 6, 7, 8
     order by 1, 2, 3, 4, 5, 6, 7, 8`,
    [id],
  );

describe('kill -9 of two replicas that import', () => {
  const rows = 40_000;
  const file = madeFile({ rows, seed: 21 });
  let expected: unknown[];

  it('first reads a file undisturbed', async () => {
    const id = await begin(file);
    expect(await settled(matching, id, settleMs)).toMatchObject({
      state: 'ready',
      summary: { rows },
    });
    expected = await cellsOf(id);
    await matching.rpc.call(rpc.matching.cancelRecordUpload, {
      actorId: administrator,
      uploadId: id,
    });
    expect(await cellsOf(id)).toEqual([]);
  }, 200_000);

  it.each(['reader', 'service'])(
    'of the %s in the middle of a file gives the same cells',
    async (victim) => {
      const id = await begin(file);
      expect(await untilMiddle(id)).toMatchObject({ state: 'reading' });
      const readers = readerPids();
      expect(readers).toHaveLength(1);
      if (victim === 'reader') for (const pid of readers) process.kill(pid, 'SIGKILL');
      else {
        await matching.killAll();
        await matching.add();
        await matching.add();
      }
      expect(await settled(matching, id, settleMs)).toMatchObject({
        state: 'ready',
        summary: { rows },
      });
      expect(await cellsOf(id)).toEqual(expected);
      if (victim === 'service') return;
      await matching.rpc.call(rpc.matching.cancelRecordUpload, {
        actorId: administrator,
        uploadId: id,
      });
    },
    400_000,
  );

  it('three times during one reading rejects the file, and the next one is read', async () => {
    const id = await begin(madeFile({ rows: 20_000, seed: 22 }));
    for (let kill = 0; kill < 3; kill += 1) {
      const stopped = await eventually(
        () => Promise.resolve(readerPids().filter(isStopped)),
        (pids) => pids.length > 0,
        settleMs,
      );
      await matching.killAll();
      await eventually(
        () => Promise.resolve(stopped.filter(isAlive)),
        (pids) => pids.length === 0,
      );
      await matching.add();
    }
    const rejected = await settled(matching, id, settleMs);
    expect(rejected).toMatchObject({ state: 'refused', refusal: { code: 'NOT_CSV', details: [] } });
    expect(rejected.refusal?.message).toBe(recordWords.readingFailed);
    expect(await cellsOf(id)).toEqual([]);
    const next = await begin(madeFile({ rows: 300, seed: 23 }));
    expect(await settled(matching, next, settleMs)).toMatchObject({ state: 'ready' });
    await matching.rpc.call(rpc.matching.cancelRecordUpload, { actorId: administrator, uploadId: next });
  }, 400_000);

  it('while it applies, publishes the loans once, with one version and one event', async () => {
    const { upload } = await openUpload(matching, file);
    expect(upload.state).toBe('ready');
    // the last tables of the transaction, so that the kill comes before its end
    await matching.killWhenBlockedBy('naics_titles', () => apply(matching, upload.id));
    expect(await version()).toEqual([{ version: 0 }]);
    await matching.add();
    expect(await settled(matching, upload.id, settleMs)).toMatchObject({ state: 'applied' });
    expect(await cellsOf(upload.id)).toEqual(expected);
    const published = await matching.query('select 1 from outbox where type = $1', [
      events.lenderRecordsChanged.type,
    ]);
    expect(published).toHaveLength(1);
    expect(await version()).toEqual([{ version: 1 }]);
    const { summary } = await matching.rpc.call(rpc.matching.recordUpload, { uploadId: upload.id });
    const { total } = await loadedRecords(matching, (reply) => reply.total !== null);
    expect(total?.loans).toBe(summary?.counted);
  }, 400_000);
});
