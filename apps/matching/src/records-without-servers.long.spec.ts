import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { FolderStorage } from '@groundwork/platform-storage';
import {
  cleanNats,
  createTestDatabase,
  eventually,
  type PrivateProcess,
  serviceProcess,
  signAsGateway,
  TcpProxy,
  type TestDatabase,
  testServers,
} from '@groundwork/testing';
import { apply, madeFile, openUpload, type Reached, sendPart, settled } from '../testing/loan-records.ts';
import { matchingDatabase } from './persistence/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundwork-away-'));
const objects = join(folder, 'objects');
const settleMs = 120_000;
let database: TestDatabase;
let connection: Awaited<ReturnType<typeof cleanNats>>;
let nats: TcpProxy;
let service: PrivateProcess;
let matching: Reached;

beforeAll(async () => {
  mkdirSync(objects);
  connection = await cleanNats();
  database = await createTestDatabase(matchingDatabase);
  nats = await TcpProxy.to(testServers().TEST_NATS_URL);
  matching = { rpc: new RpcClient(connection, 20_000, signAsGateway()), storage: new FolderStorage(objects) };
  service = serviceProcess({
    service: 'matching',
    environment: { DATABASE_URL: database.url, STORAGE_URL: `folder:${objects}`, NATS_URL: nats.url },
    log: join(folder, 'matching.log'),
  });
  await service.start();
  await eventually(answers, (yes) => yes, settleMs);
}, 180_000);
afterAll(async () => {
  await service.stop();
  await nats.close();
  await connection.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const answers = () =>
  matching.rpc.call(rpc.matching.recordUploads, {}).then(
    () => true,
    () => false,
  );
const stateOf = async (id: string) =>
  (
    await database.dataSource.query<{ state: string }[]>('select state from record_uploads where id = $1', [
      id,
    ])
  )[0]?.state;
const triesOf = async (id: string) =>
  (
    await database.dataSource.query<{ tries: number }[]>('select tries from record_uploads where id = $1', [
      id,
    ])
  )[0]?.tries ?? 0;

describe('an import', () => {
  it('waits while the storage is away, and continues afterward', async () => {
    const file = madeFile({ rows: 30_000, seed: 31 });
    const { upload } = await openUpload(matching, file);
    await sendPart(matching, upload.id, 0, file);
    renameSync(objects, `${objects}-away`);
    // the attempt that was running may have had the file open
    const tries = await triesOf(upload.id);
    await eventually(
      async () =>
        (await stateOf(upload.id)) !== 'reading' || (await triesOf(upload.id)) > Math.max(tries, 1) + 3,
      (done) => done,
      settleMs,
    );
    expect(['reading', 'ready']).toContain(await stateOf(upload.id));
    renameSync(`${objects}-away`, objects);
    expect(await settled(matching, upload.id, settleMs)).toMatchObject({
      state: 'ready',
      summary: { rows: 30_000 },
    });
  }, 300_000);

  it('goes on while NATS is away, and is published with one event', async () => {
    const file = madeFile({ rows: 30_000, seed: 32 });
    const { upload } = await openUpload(matching, file);
    await sendPart(matching, upload.id, 0, file);
    nats.cut();
    await eventually(
      () => stateOf(upload.id),
      (state) => state === 'ready',
      settleMs,
    );
    nats.open();
    await eventually(answers, (yes) => yes, settleMs);
    await apply(matching, upload.id, ['SHRUNK']);
    nats.cut();
    await eventually(
      () => stateOf(upload.id),
      (state) => state === 'applied',
      settleMs,
    );
    nats.open();
    const unsent = () =>
      database.dataSource.query<unknown[]>('select 1 from outbox where type = $1 and published_at is null', [
        events.lenderRecordsChanged.type,
      ]);
    expect(await eventually(unsent, (rows) => rows.length === 0, settleMs)).toEqual([]);
    const published = await database.dataSource.query<unknown[]>('select 1 from outbox where type = $1', [
      events.lenderRecordsChanged.type,
    ]);
    expect(published).toHaveLength(1);
  }, 300_000);
});
