import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import type { RunningService } from '@groundwork/testing';
import { madeFile, openUpload, sendPart, settled } from '../../../testing/loan-records.ts';
import { runMatching } from '../../../testing/running-matching.ts';
import { recordFilesPrefix, SweepRecordFiles } from './sweep-record-files.use-case.ts';

let matching: RunningService;
beforeAll(async () => {
  matching = await runMatching(undefined, {}, { sampleData: false });
});
afterAll(() => matching.stop());

const hourMs = 3_600_000;
const weekMs = 168 * hourMs;

async function storedParts(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of matching.app.get(ObjectStorage).list(`${recordFilesPrefix}${id}/`))
    keys.push(key);
  return keys;
}

describe('an unfinished upload', () => {
  it('continues a day later where its client disappeared', async () => {
    const rows = 80;
    const file = madeFile({ rows, seed: 4 });
    const { upload } = await openUpload(matching, file);
    const half = file.length >> 1;
    await sendPart(matching, upload.id, 0, file.subarray(0, half));
    await matching.query(
      `update record_uploads set created_at = created_at - interval '1 day',
         changed_at = changed_at - interval '1 day' where id = $1`,
      [upload.id],
    );
    await matching.app.get(SweepRecordFiles).run(new Date(Date.now() + 25 * hourMs));
    const again = await openUpload(matching, file);
    expect(again).toMatchObject({ isNew: false, upload: { id: upload.id, received: half } });
    await sendPart(matching, upload.id, half, file.subarray(half));
    expect(await settled(matching, upload.id)).toMatchObject({ state: 'ready', summary: { rows } });
  });

  it('stays for 7 days, then its file is deleted and it is canceled', async () => {
    const file = madeFile({ rows: 50, seed: 3 });
    const { upload } = await openUpload(matching, file);
    await sendPart(matching, upload.id, 0, file.subarray(0, 1000));
    const sweep = matching.app.get(SweepRecordFiles);
    const stateAfter = async (ms: number) => {
      await sweep.run(new Date(Date.now() + ms));
      return (await matching.rpc.call(rpc.matching.recordUpload, { uploadId: upload.id })).state;
    };
    expect(await stateAfter(weekMs - hourMs)).toBe('receiving');
    expect(await storedParts(upload.id)).toHaveLength(1);
    expect(await stateAfter(weekMs + hourMs)).toBe('cancelled');
    expect(await storedParts(upload.id)).toEqual([]);
    const again = await openUpload(matching, file);
    expect(again).toMatchObject({ isNew: true, upload: { received: 0 } });
  });
});
