import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type RecordsQuery,
  type RecordsReply,
  type RecordUpload,
  type RecordUploadId,
  type RecordUploadState,
  rpc,
  userId,
} from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import { loanFileOf, type LoanFileRequest, makeLoans } from '@groundwork/test-data';
import { eventually, type RunningService } from '@groundwork/testing';

/** A service in this process, or one behind the connection with a store of its own. */
export type Reached = Pick<RunningService, 'rpc'> &
  ({ app: RunningService['app']; storage?: undefined } | { storage: ObjectStorage });

const storageOf = (matching: Reached): ObjectStorage =>
  matching.storage ?? (matching as RunningService).app.get(ObjectStorage);

export const administrator = userId.parse(randomUUID());

export const madeFile = (request: LoanFileRequest): Buffer => loanFileOf(makeLoans(request));

export const openUpload = (matching: Reached, file: Buffer, name = 'loans.csv') =>
  matching.rpc.call(rpc.matching.openRecordUpload, {
    actorId: administrator,
    name,
    size: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
  });

export async function sendPart(
  matching: Reached,
  uploadId: RecordUploadId,
  offset: number,
  part: Buffer,
): Promise<RecordUpload> {
  const key = `records/${uploadId}/${offset}-${randomUUID()}`;
  await storageOf(matching).put(key, Readable.from([part]));
  const request = { actorId: administrator, uploadId, offset, size: part.length, key };
  return matching.rpc.call(rpc.matching.addRecordPart, request);
}

const passing: readonly RecordUploadState[] = ['reading', 'applying'];

export const settled = (matching: Reached, uploadId: RecordUploadId, withinMs = 60_000) =>
  eventually(
    () => matching.rpc.call(rpc.matching.recordUpload, { uploadId }),
    ({ state }) => !passing.includes(state),
    withinMs,
  );

export async function upload(matching: Reached, file: Buffer, name?: string): Promise<RecordUpload> {
  const { upload: opened } = await openUpload(matching, file, name);
  await sendPart(matching, opened.id, 0, file);
  return settled(matching, opened.id);
}

export const apply = (matching: Reached, uploadId: RecordUploadId, confirm: 'SHRUNK'[] = []) =>
  matching.rpc.call(rpc.matching.applyRecords, { actorId: administrator, uploadId, confirm });

export async function publish(
  matching: Reached,
  file: Buffer,
  confirm: 'SHRUNK'[] = [],
): Promise<RecordUpload> {
  const { id } = await upload(matching, file);
  await apply(matching, id, confirm);
  return settled(matching, id);
}

export const records = (matching: Reached, query: RecordsQuery = {}) =>
  matching.rpc.call(rpc.matching.records, query);

/** Every loan of the new records. A service answers from the earlier ones while it loads them for long. */
export const loadedRecords = (matching: Reached, isNew: (reply: RecordsReply) => boolean) =>
  eventually(() => records(matching, { fromYear: 2000, toYear: 2026 }), isNew, 60_000);
