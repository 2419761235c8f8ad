import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@groundwork/testing';
import { csvOf, csvOfMonths } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';
import { patienceMs, workPids } from '../testing/work-processes.ts';
import { BankFileReaders } from './ledger-work/bank-file-readers.adapter.ts';
import { ledgerProgram } from './ledger-work/run-work.adapter.ts';
import { ledgerModule } from './ledger.module.ts';

const poisonProgram = fileURLToPath(new URL('../testing/poison.child.mjs', import.meta.url));
const limits = { busyMs: 1000, idleMs: 10_000, totalMs: 5000 };

let ledger: RunningLedger;

beforeAll(async () => {
  const readers = new BankFileReaders({ ...ledgerProgram, file: poisonProgram }, () => limits);
  ledger = await runLedger((config) => ledgerModule(config, undefined, readers));
});
afterAll(() => ledger.stop());

const poisoned = (word: string) => csvOf([{ day: '2026-06-01', cents: 100, text: word }]);
const refused = (userId: string, id: string) =>
  eventually(
    () => ledger.file(userId, id),
    ({ state }) => state !== 'reading',
    patienceMs,
  );
const storedRows = async (userId: string) =>
  (await ledger.service.query('select count(*)::int as n from bank_rows where user_id = $1', [userId]))[0];

describe('a file whose reader spins', () => {
  it('blocks no call of another owner, is rejected after three tries, and the next file is read', async () => {
    const userId = randomUUID();
    const { id } = await ledger.upload(userId, poisoned('SPIN'));
    const first = await eventually(
      () => Promise.resolve(workPids()),
      (pids) => pids.length > 0,
      patienceMs,
    );
    const other = randomUUID();
    for (let call = 0; call < 20; call += 1) expect(await ledger.accounts(other)).toEqual([]);
    await ledger.upload(other, csvOfMonths('2026-06'));
    expect(first).toHaveLength(1);
    expect(await refused(userId, id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'READING_FAILED', line: null },
    });
    const [row] = await ledger.service.query(
      'select tries, unfinished_tries as n from bank_files where id = $1',
      [id],
    );
    expect(row).toEqual({ tries: 3, n: 3 });
    expect([workPids(), await storedRows(userId)]).toEqual([[], { n: 0 }]);
    expect(await ledger.uploadRead(userId, csvOfMonths('2026-06'))).toMatchObject({ state: 'question' });
  });

  it('counts the processor time of each try in the budget of its owner', async () => {
    const userId = randomUUID();
    const { id } = await ledger.upload(userId, poisoned('SPIN'));
    await refused(userId, id);
    const costs = await ledger.readingCosts(id);
    expect(costs).toHaveLength(3);
    for (const { processorMs } of costs) expect(processorMs).toBeGreaterThan(500);
  });

  it('counts its processor time also if its owner deletes it meanwhile', async () => {
    const userId = randomUUID();
    const { id } = await ledger.upload(userId, poisoned('SPIN'));
    await eventually(
      () => Promise.resolve(workPids()),
      (pids) => pids.length > 0,
      patienceMs,
    );
    await ledger.remove(userId, id);
    const costs = await eventually(
      () => ledger.readingCosts(id),
      ({ length }) => length > 0,
      patienceMs,
    );
    expect(costs[0]?.processorMs).toBeGreaterThan(0);
  });
});

describe('a file whose reader', () => {
  it.each([
    ['needs too much memory', 'EAT'],
    ['ends at once', 'DIE'],
    ['stands still', 'STOP'],
  ])('%s is rejected after three tries, and the next file is read', async (_, word) => {
    const userId = randomUUID();
    const { id } = await ledger.upload(userId, poisoned(word));
    expect(await refused(userId, id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'READING_FAILED' },
    });
    expect([workPids(), await storedRows(userId)]).toEqual([[], { n: 0 }]);
    expect(await ledger.uploadRead(userId, csvOfMonths('2026-06'))).toMatchObject({ state: 'question' });
  });
});

describe('a file whose service ended during each try', () => {
  it('is rejected when the service sets it aside', async () => {
    const userId = randomUUID();
    const { id } = await ledger.uploadRead(userId, csvOfMonths('2026-06'));
    await ledger.service.query(
      `insert into open_tries (id, begun) values (sha256(convert_to($1, 'UTF8')), 3)`,
      [`read bank files ${id}`],
    );
    const again = `update bank_files set state = 'reading', tries = 1, next_at = now() where id = $1`;
    await ledger.service.query(again, [id]);
    expect(await refused(userId, id)).toMatchObject({
      state: 'refused',
      refusal: { code: 'READING_FAILED' },
    });
  });
});

describe('a file of 490 bytes with 400 spaces in an amount', () => {
  it('is rejected, and calls of another owner are answered meanwhile', async () => {
    const userId = randomUUID();
    const rows = [`2026-06-01,SHOP,(${' '.repeat(400)}x`, '2026-06-02,SHOP,-5.00', '2026-06-03,SHOP,-5.00'];
    const { id } = await ledger.upload(userId, ['Date,Description,Amount', ...rows].join('\n'));
    for (let call = 0; call < 20; call += 1) expect(await ledger.accounts(randomUUID())).toEqual([]);
    const file = await ledger.plan(userId, await refused(userId, id));
    expect(file).toMatchObject({ state: 'refused', plan: null });
  });
});
