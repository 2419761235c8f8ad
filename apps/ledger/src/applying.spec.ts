import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type BankFileView, events, liveBankFileRead } from '@groundwork/contracts';
import { eventually, sendEvent } from '@groundwork/testing';
import { csvOf, type CsvLine, manyLines } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';
import { send, stopWork } from '../testing/work-processes.ts';
import { ledgerModule } from './ledger.module.ts';

jest.setTimeout(240_000);

const rowsInCall = 2500;
const rows = 3000;

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger((config) => ledgerModule(config, rowsInCall));
});
afterAll(() => ledger.stop());

const gas: CsvLine = { day: '2025-01-01', cents: -4500, text: 'GAS STN 12' };
const largeLines = (...first: CsvLine[]) => [
  ...first,
  ...manyLines(rows - first.length, (at) => `STORE ${at}`),
];

const plannedFile = async (
  userId: string,
  lines = largeLines(),
  account: BankFileView['account'] = null,
): Promise<BankFileView> =>
  ledger.plan(
    userId,
    await ledger.uploadRead(userId, csvOf(lines), account?.id ? { accountId: account.id } : {}),
  );

/** The work of this file is in the middle of its transaction. */
async function stoppedWhileApplying(userId: string): Promise<{ file: BankFileView; stopped: number[] }> {
  const planned = await plannedFile(userId);
  const file = await ledger.apply(userId, planned);
  expect(file).toEqual({ ...planned, state: 'applying' });
  return { file, stopped: await stopWork() };
}

function liveNotes(userId: string): string[] {
  const notes: string[] = [];
  ledger.service.connection.subscribe(liveBankFileRead.subject, {
    callback: (_, message) => {
      const note = message.json<{ userId: string; data: { fileId: string } }>();
      if (note.userId === userId) notes.push(note.data.fileId);
    },
  });
  return notes;
}

const rowCount = async (userId: string) => (await ledger.accounts(userId))[0]?.rows;
const causes = async (userId: string) =>
  (await ledger.published(userId, 'bank.rows-changed')).map(({ cause }) => cause);
const storedOf = async (userId: string) => {
  const [counts] = await ledger.service.query(
    `select (select count(*)::int from bank_files where user_id = $1) as files,
       (select count(*)::int from bank_rows where user_id = $1) as rows,
       (select count(*)::int from owners where user_id = $1) as owners`,
    [userId],
  );
  return counts;
};

describe('a file with more rows than a call applies', () => {
  it('is applied once after the reply, and is not changed meanwhile', async () => {
    const userId = randomUUID();
    const { file, stopped } = await stoppedWhileApplying(userId);
    expect(await ledger.apply(userId, file)).toEqual(file);
    const notReady = { kind: 'conflict', code: 'BANK_FILE_NOT_READY' };
    await expect(ledger.apply(userId, { ...file, planVersion: 2 })).rejects.toMatchObject(notReady);
    await expect(ledger.undo(userId, file.id)).rejects.toMatchObject(notReady);
    await expect(ledger.remove(userId, file.id)).rejects.toMatchObject(notReady);
    const answer = { account: { id: file.account!.id! } };
    await expect(ledger.answer(userId, file.id, answer)).rejects.toMatchObject(notReady);
    expect([await rowCount(userId), await causes(userId)]).toEqual([0, []]);
    const notes = liveNotes(userId);
    send('SIGCONT', stopped);
    expect(await ledger.applied(userId, file.id)).toMatchObject({
      state: 'applied',
      undoUntil: expect.any(String),
    });
    expect([await rowCount(userId), await causes(userId)]).toEqual([rows, ['applied']]);
    expect(
      await eventually(
        () => Promise.resolve(notes),
        ({ length }) => length > 0,
      ),
    ).toEqual([file.id]);
    const audited = `select actor, details from audit_entries where user_id = $1 and action = 'bank-file.applied'`;
    expect(await ledger.service.query(audited, [userId])).toEqual([{ actor: userId, details: { rows } }]);
    expect(await ledger.apply(userId, file)).toMatchObject({ state: 'applied' });
    expect(await ledger.undo(userId, file.id)).toMatchObject({ state: 'undone' });
    expect([await rowCount(userId), await causes(userId)]).toEqual([0, ['applied', 'undone']]);
  });

  it('obeys the decisions, and rejects one about another row at once', async () => {
    const userId = randomUUID();
    const { account } = await ledger.import(userId, csvOf([gas]));
    const lines = largeLines({ ...gas, text: 'GAS STATION 12 RIVERBEND' });
    const planned = await plannedFile(userId, lines, account);
    const [doubt] = planned.plan!.doubts;
    await expect(ledger.apply(userId, planned, { '9999': 'skip' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(await ledger.file(userId, planned.id)).toEqual(planned);
    await ledger.apply(userId, planned, { [doubt!.id]: 'skip' });
    expect(await ledger.applied(userId, planned.id)).toMatchObject({ state: 'applied' });
    expect(await rowCount(userId)).toBe(rows);
  });

  it('is planned again if its account changed before the call', async () => {
    const userId = randomUUID();
    const { account } = await ledger.import(userId, csvOf([gas]));
    const parking = { day: '2025-01-02', cents: -700, text: 'PARKING' };
    const planned = await plannedFile(userId, largeLines(parking), account);
    await ledger.import(userId, csvOf([parking]), { accountId: account!.id! });
    expect(await ledger.apply(userId, planned)).toMatchObject({ state: 'applying' });
    const renewed = await ledger.applied(userId, planned.id);
    expect(renewed).toMatchObject({
      state: 'planned',
      planVersion: 2,
      warnings: ['PLAN_CHANGED'],
      plan: { rows, new: rows - 1, known: 1 },
    });
    expect(await rowCount(userId)).toBe(2);
    await expect(ledger.apply(userId, planned)).rejects.toMatchObject({ code: 'PLAN_CHANGED' });
    expect(await ledger.apply(userId, renewed)).toMatchObject({ state: 'applying', warnings: [] });
    expect(await ledger.applied(userId, planned.id)).toMatchObject({ state: 'applied' });
    expect([await rowCount(userId), await causes(userId)]).toEqual([
      rows + 1,
      ['applied', 'applied', 'applied'],
    ]);
  });

  it('is planned again if its account changed while it waited', async () => {
    const userId = randomUUID();
    const { account } = await ledger.import(userId, csvOf([gas]));
    const planned = await plannedFile(userId, largeLines(), account);
    const accountId = account!.id!;
    const small = await ledger.uploadRead(userId, csvOf([{ ...gas, text: 'TAXI' }]), { accountId });
    const { stopped } = await stoppedWhileApplying(randomUUID());
    expect(await ledger.apply(userId, planned)).toMatchObject({ state: 'applying' });
    await expect(ledger.upload(userId, csvOf(largeLines()))).rejects.toMatchObject({
      code: 'DUPLICATE_BANK_FILE',
    });
    await ledger.apply(userId, small, Object.fromEntries(small.plan!.doubts.map(({ id }) => [id, 'add'])));
    expect(await ledger.file(userId, planned.id)).toMatchObject({ state: 'applying' });
    send('SIGCONT', stopped);
    expect(await ledger.applied(userId, planned.id)).toMatchObject({
      state: 'planned',
      planVersion: 2,
      warnings: ['PLAN_CHANGED'],
    });
    expect(await rowCount(userId)).toBe(2);
  });

  it('is rejected when its process ended in three tries, and can be uploaded again', async () => {
    const userId = randomUUID();
    const { file, stopped } = await stoppedWhileApplying(userId);
    send('SIGKILL', stopped);
    await ledger.makeNextTryTheLast(file.id);
    send('SIGKILL', await stopWork());
    expect(await ledger.applied(userId, file.id)).toMatchObject({
      state: 'refused',
      plan: null,
      refusal: { code: 'APPLYING_FAILED', line: null },
    });
    expect(await storedOf(userId)).toMatchObject({ files: 1, rows: 0 });
    expect([await ledger.accounts(userId), await causes(userId)]).toEqual([[], []]);
    const again = await ledger.import(userId, csvOf(largeLines()));
    expect(await ledger.applied(userId, again.id)).toMatchObject({ state: 'applied' });
  });

  it('leaves nothing if its owner is erased while it waits', async () => {
    const userId = randomUUID();
    const waiting = await plannedFile(userId);
    const { stopped } = await stoppedWhileApplying(randomUUID());
    expect(await ledger.apply(userId, waiting)).toMatchObject({ state: 'applying' });
    await expectErased(userId, stopped);
  });

  it('leaves nothing if its owner is erased while it is applied', async () => {
    const userId = randomUUID();
    const { stopped } = await stoppedWhileApplying(userId);
    await expectErased(userId, stopped);
  });
});

async function expectErased(userId: string, stopped: readonly number[]): Promise<void> {
  const erasureId = randomUUID();
  await sendEvent(ledger.service.connection, events.userErasureRequested, {
    userId,
    aggregateId: erasureId,
    aggregateVersion: 1,
    data: { erasureId },
  });
  send('SIGCONT', stopped);
  await eventually(
    () => ledger.service.query('select 1 from outbox where aggregate_id = $1', [erasureId]),
    ({ length }) => length === 1,
    60_000,
  );
  expect(await storedOf(userId)).toEqual({ files: 0, rows: 0, owners: 0 });
  expect(await causes(userId)).toEqual([]);
}
