import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  type PrivateProcess,
  serviceProcess,
  TcpProxy,
  testFieldKeys,
  testServers,
} from '@groundwork/testing';
import { csvOfMonths } from '../testing/bank-csv.ts';
import { business, type RunningLedger, runLedger } from '../testing/running-ledger.ts';

const settleMs = 60_000;

let ledger: RunningLedger;
let service: PrivateProcess;
let nats: TcpProxy;

beforeAll(async () => {
  ledger = await runLedger();
  await ledger.service.app.close();
  nats = await TcpProxy.to(testServers().TEST_NATS_URL);
  service = serviceProcess({
    service: 'ledger',
    environment: {
      DATABASE_URL: ledger.service.database!.url,
      FIELD_KEYS: testFieldKeys,
      NATS_URL: nats.url,
      STORAGE_URL: `folder:${ledger.folder}`,
    },
    log: `${ledger.folder}.log`,
  });
  await service.start();
  await eventually(answers, Boolean, settleMs);
}, 120_000);
afterAll(async () => {
  await service.stop();
  await nats.close();
  await ledger.stop();
}, 60_000);

const answers = () => ledger.accounts(randomUUID()).then(Boolean, () => false);
const valueOf = async (column: 'state' | 'tries', id: string) =>
  (await ledger.service.query(`select ${column} as value from bank_files where id = $1`, [id]))[0]?.['value'];
const unsent = (userId: string) =>
  ledger.service.query('select 1 from outbox where user_id = $1 and published_at is null', [userId]);

async function answered(userId: string): Promise<string> {
  const { id, mapping } = await ledger.uploadRead(userId, csvOfMonths('2026-06', '2026-07', '2026-08'));
  await ledger.answer(userId, id, { mapping: mapping!, account: business });
  return id;
}

describe('a bank file', () => {
  it('waits while the storage is away, and continues afterward', async () => {
    const userId = randomUUID();
    const { id, mapping } = await ledger.uploadRead(userId, csvOfMonths('2026-06', '2026-07', '2026-08'));
    renameSync(ledger.folder, `${ledger.folder}-away`);
    await ledger.answer(userId, id, { mapping: mapping!, account: business });
    await eventually(
      () => valueOf('tries', id),
      (tries) => Number(tries) > 4,
      settleMs,
    );
    expect(await ledger.file(userId, id)).toMatchObject({ state: 'reading', plan: null });
    renameSync(`${ledger.folder}-away`, ledger.folder);
    expect(await ledger.read(userId, id)).toMatchObject({ state: 'planned', plan: { new: 15 } });
  }, 150_000);

  it('is planned while NATS is away, and each event of its rows is published once afterward', async () => {
    const userId = randomUUID();
    const id = await answered(userId);
    nats.cut();
    await eventually(
      () => valueOf('state', id),
      (state) => state === 'planned',
      settleMs,
    );
    nats.open();
    await eventually(answers, Boolean, settleMs);
    const planned = await ledger.file(userId, id);
    nats.cut();
    const lost = ledger.apply(userId, planned).catch((error: unknown) => error);
    expect(await lost).toBeInstanceOf(Error);
    nats.open();
    await eventually(answers, Boolean, settleMs);
    expect(await ledger.apply(userId, planned)).toMatchObject({ state: 'applied' });
    expect(await ledger.apply(userId, planned)).toMatchObject({ state: 'applied' });
    expect(
      await eventually(
        () => unsent(userId),
        (rows) => rows.length === 0,
        settleMs,
      ),
    ).toEqual([]);
    expect(await ledger.published(userId, 'bank.rows-changed')).toHaveLength(1);
    expect(await ledger.published(userId, 'evidence.changed')).toHaveLength(1);
    expect(await ledger.accounts(userId)).toMatchObject([{ rows: 15 }]);
  }, 200_000);
});
