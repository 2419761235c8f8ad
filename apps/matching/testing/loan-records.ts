import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type RecordsQuery,
  type RecordUpload,
  type RecordUploadId,
  type RecordUploadState,
  rpc,
  userId,
} from '@groundwork/contracts';
import { ObjectStorage } from '@groundwork/platform-storage';
import {
  eventually,
  loanFileOf,
  type LoanFileRequest,
  makeLoans,
  type RunningService,
} from '@groundwork/testing';

export const administrator = userId.parse(randomUUID());

export const madeFile = (request: LoanFileRequest): Buffer => loanFileOf(makeLoans(request));

export const openUpload = (matching: RunningService, file: Buffer, name = 'loans.csv') =>
  matching.rpc.call(rpc.matching.openRecordUpload, {
    ...{ actorId: administrator, name, size: file.length },
    sha256: createHash('sha256').update(file).digest('hex'),
  });

export async function sendPart(
  matching: RunningService,
  uploadId: RecordUploadId,
  offset: number,
  part: Buffer,
  storage = matching.app.get(ObjectStorage),
): Promise<RecordUpload> {
  const key = `records/${uploadId}/${offset}-${randomUUID()}`;
  await storage.put(key, Readable.from([part]));
  const request = { actorId: administrator, uploadId, offset, size: part.length, key };
  return matching.rpc.call(rpc.matching.addRecordPart, request);
}

const passing: readonly RecordUploadState[] = ['reading', 'applying'];

export const settled = (matching: RunningService, uploadId: RecordUploadId, withinMs = 60_000) =>
  eventually(
    () => matching.rpc.call(rpc.matching.recordUpload, { uploadId }),
    ({ state }) => !passing.includes(state),
    withinMs,
  );

export async function upload(matching: RunningService, file: Buffer, name?: string): Promise<RecordUpload> {
  const { upload: opened } = await openUpload(matching, file, name);
  await sendPart(matching, opened.id, 0, file);
  return settled(matching, opened.id);
}

export const apply = (matching: RunningService, uploadId: RecordUploadId, confirm: 'SHRUNK'[] = []) =>
  matching.rpc.call(rpc.matching.applyRecords, { actorId: administrator, uploadId, confirm });

export async function publish(
  matching: RunningService,
  file: Buffer,
  confirm: 'SHRUNK'[] = [],
): Promise<RecordUpload> {
  const { id } = await upload(matching, file);
  await apply(matching, id, confirm);
  return settled(matching, id);
}

export const records = (matching: RunningService, query: RecordsQuery = {}) =>
  matching.rpc.call(rpc.matching.records, query);
