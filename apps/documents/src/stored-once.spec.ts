import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentFileKey, type DocumentId, type UserId } from '@groundwork/contracts';
import { ObjectNotFound } from '@groundwork/platform-storage';
import { eventually } from '@groundwork/testing';
import { v7 as newId } from 'uuid';
import { type RunningDocuments, runDocuments } from '../testing/running-documents.ts';
import { SweepDueDocuments } from './features/sweep-due-documents/sweep-due-documents.use-case.ts';

let running: RunningDocuments;
beforeAll(async () => {
  running = await runDocuments();
});
afterAll(() => running.stop());

const sweepIn = (ms: number) => running.service.app.get(SweepDueDocuments).sweep(new Date(Date.now() + ms));
const minute = 60_000;
const overAnHour = 61 * minute;
const arriving = () => running.service.query('select storage_key from arriving_files');
const stored = (id: DocumentId) => running.keysUnder(documentFileKey(id));
const contentOf = async (userId: string, documentId: string) => {
  const own = { userId: userId as UserId, documentId: documentId as DocumentId };
  const files = await running.files.of(own);
  return (await buffer(await files.get(documentFileKey(own.documentId)))).toString();
};

describe('a file at its final place', () => {
  it('is the file of its document, and opens for its owner alone', async () => {
    const userId = randomUUID();
    const id = await running.store(userId, Buffer.from('a return'));
    await running.register(userId, id);
    expect(await contentOf(userId, id)).toBe('a return');
    await expect(contentOf(randomUUID(), id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    expect(await arriving()).toEqual([]);
  });

  it('stays when its registration comes twice', async () => {
    const userId = randomUUID();
    const id = await running.store(userId);
    const outcomes = await Promise.allSettled([running.register(userId, id), running.register(userId, id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(running.register(userId, id)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await contentOf(userId, id)).toBe('bytes');
    expect(await running.list(userId)).toHaveLength(1);
  });

  it('stays when a request for its key arrives late', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await running.files.ofArriving({ userId: userId as UserId, documentId: id });
    expect(await arriving()).toEqual([]);
    // the request read the documents before the row was written
    await running.service.query(`insert into arriving_files (storage_key) values ('files/${id}')`);
    await sweepIn(overAnHour);
    expect(await contentOf(userId, id)).toBe('bytes');
    expect(await arriving()).toEqual([]);
  });

  it('is deleted at once when the registration is refused', async () => {
    const userId = randomUUID();
    const sha256 = randomUUID();
    await running.upload(userId, sha256);
    const id = await running.store(userId);
    await expect(running.register(userId, id, { sha256 })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await stored(id)).toEqual([]);
    expect(await arriving()).toEqual([]);
  });

  it('of a gateway of the previous version is copied from its incoming key', async () => {
    const userId = randomUUID();
    const documentId = newId() as DocumentId;
    const incomingKey = `incoming/${randomUUID()}`;
    const files = await running.files.of({ userId: userId as UserId, documentId });
    await files.put(documentFileKey(documentId), Readable.from(['an older way']), incomingKey);
    await running.register(userId, documentId, { incomingKey });
    await running.storage.remove(incomingKey);
    expect(await contentOf(userId, documentId)).toBe('an older way');
    expect(await arriving()).toEqual([]);
  });
});

describe('a process that dies during an upload', () => {
  it('leaves nothing after an hour, if it had the key and stored no file', async () => {
    await running.files.ofArriving({ userId: randomUUID() as UserId, documentId: newId() as DocumentId });
    expect(await arriving()).toHaveLength(1);
    await sweepIn(overAnHour);
    expect(await arriving()).toEqual([]);
  });

  it('leaves a file without a document, which is deleted after an hour and no earlier', async () => {
    const userId = randomUUID();
    const id = await running.store(userId);
    await sweepIn(minute);
    expect(await stored(id)).toHaveLength(1);
    await sweepIn(overAnHour);
    expect(await stored(id)).toEqual([]);
    await expect(running.register(userId, id)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await running.list(userId)).toEqual([]);
    await sweepIn(overAnHour);
    expect(await arriving()).toEqual([]);
  });

  it('leaves an incoming file of the previous version, which is deleted after an hour', async () => {
    await running.storage.put('incoming/left-behind', Readable.from(['bytes']));
    await sweepIn(minute);
    expect(await running.keysUnder('incoming/left-behind')).toHaveLength(1);
    await sweepIn(overAnHour);
    expect(await running.keysUnder('incoming/')).toEqual([]);
  });

  it('before the row is written leaves a file, and no document is written for it after the sweep', async () => {
    const userId = randomUUID();
    const id = await running.store(userId);
    const lock = running.service.database!.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table documents in share row exclusive mode');
    const registering = running.register(userId, id).catch((error: unknown) => error);
    await eventually(
      () => running.service.query("select 1 from pg_locks where mode = 'RowExclusiveLock' and not granted"),
      (waiting) => waiting.length > 0,
    );
    // the state after a crash an hour ago
    await sweepIn(overAnHour);
    expect(await stored(id)).toEqual([]);
    await lock.rollbackTransaction();
    await lock.release();
    expect(await registering).toMatchObject({ kind: 'unavailable' });
    expect(await running.list(userId)).toEqual([]);
    expect(await arriving()).toEqual([]);
  });

  it('after the row is written leaves a document that is enqueued', async () => {
    const userId = randomUUID();
    const { id } = await running.upload(userId);
    await running.queue.obliterate({ force: true });
    await sweepIn(minute);
    expect(await running.queue.getJob(`doc:${id}:v1`)).toBeDefined();
    expect(await contentOf(userId, id)).toBe('bytes');
  });
});

describe('a registration without a file', () => {
  it('is refused as unavailable, and no document is written', async () => {
    const userId = randomUUID();
    const id = newId() as DocumentId;
    await expect(running.register(userId, id)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await running.list(userId)).toEqual([]);
    await expect(running.storage.size(documentFileKey(id))).rejects.toThrow(ObjectNotFound);
  });
});
