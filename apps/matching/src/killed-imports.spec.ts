import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc, type RecordUploadId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { FolderStorage } from '@groundwork/platform-storage';
import {
  cleanNats,
  createTestDatabase,
  eventually,
  type PrivateProcess,
  serviceProcess,
  signAsGateway,
  type TestDatabase,
} from '@groundwork/testing';
import {
  administrator,
  apply,
  madeFile,
  openUpload,
  type Reached,
  records,
  sendPart,
  settled,
} from '../testing/loan-records.ts';
import { matchingDatabase } from './persistence/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundwork-records-'));
const storage = new FolderStorage(folder);
let database: TestDatabase;
let connection: Awaited<ReturnType<typeof cleanNats>>;
let matching: Reached;
const services: PrivateProcess[] = [];
const settleMs = 150_000;

beforeAll(async () => {
  connection = await cleanNats();
  database = await createTestDatabase(matchingDatabase);
  matching = { rpc: new RpcClient(connection, 20_000, signAsGateway()), storage };
  await startReplica();
  await startReplica();
}, 120_000);
afterAll(async () => {
  for (const service of services) await service.stop();
  await connection.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function startReplica(): Promise<void> {
  const service = serviceProcess({
    service: 'matching',
    environment: { DATABASE_URL: database.url, STORAGE_URL: `folder:${folder}` },
    log: join(folder, `matching-${services.length}.log`),
  });
  services.push(service);
  await service.start();
  await eventually(
    () =>
      matching.rpc.call(rpc.matching.recordUploads, {}).then(
        () => true,
        () => false,
      ),
    (answers) => answers,
    60_000,
  );
}

const readerPids = (): number[] =>
  services.flatMap((service) => {
    try {
      const output = execFileSync('pgrep', ['-P', String(service.pid)]).toString();
      return output.trim().split('\n').map(Number);
    } catch {
      return [];
    }
  });

const untilMiddle = (id: RecordUploadId) =>
  eventually(
    () => matching.rpc.call(rpc.matching.recordUpload, { uploadId: id }),
    ({ state, progress }) => state !== 'reading' || progress.rows > 0,
    settleMs,
  );

async function killServices(): Promise<void> {
  for (const service of services.splice(0)) await service.kill();
}

const waitingForTitles = () =>
  database.dataSource.query<unknown[]>(
    `select 1 from pg_locks where not granted and relation = 'naics_titles'::regclass
       and database = (select oid from pg_database where datname = current_database())`,
  );

async function begin(file: Buffer): Promise<RecordUploadId> {
  const { upload } = await openUpload(matching, file);
  const size = 4_000_000;
  for (let at = 0; at < file.length; at += size)
    await sendPart(matching, upload.id, at, file.subarray(at, at + size));
  return upload.id;
}

const version = () => database.dataSource.query<unknown[]>('select version from record_state');

const cellsOf = (id: RecordUploadId) =>
  database.dataSource.query<unknown[]>(
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
        await killServices();
        await startReplica();
        await startReplica();
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

  it('while it applies, publishes the loans once, with one version and one event', async () => {
    const { upload } = await openUpload(matching, file);
    expect(upload.state).toBe('ready');
    // the last tables of the transaction, so that the kill comes before its end
    await database.dataSource.transaction(async (manager) => {
      await manager.query('lock table naics_titles in share mode');
      await apply(matching, upload.id);
      await eventually(waitingForTitles, (waiting) => waiting.length > 0);
      await killServices();
    });
    expect(await version()).toEqual([{ version: 0 }]);
    await startReplica();
    expect(await settled(matching, upload.id, settleMs)).toMatchObject({ state: 'applied' });
    expect(await cellsOf(upload.id)).toEqual(expected);
    const published = await database.dataSource.query<unknown[]>('select 1 from outbox where type = $1', [
      events.lenderRecordsChanged.type,
    ]);
    expect(published).toHaveLength(1);
    expect(await version()).toEqual([{ version: 1 }]);
    const answer = await records(matching, { fromYear: 2000, toYear: 2026 });
    expect(answer.total?.loans).toBe(
      (await matching.rpc.call(rpc.matching.recordUpload, { uploadId: upload.id })).summary?.counted,
    );
  }, 400_000);
});
