import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type BankFileId, events, rpc } from '@groundwork/contracts';
import { FieldCipher, RewrapDataKeys } from '@groundwork/platform-crypto';
import { DomainError } from '@groundwork/platform-errors';
import { eventually, sendEvent, testFieldKeys } from '@groundwork/testing';
import { csvOfMonths } from '../testing/bank-csv.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';
import { receipt } from './ledger.wording.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
});
afterAll(() => ledger.stop());

describe('the ids of another business', () => {
  it('give 404 on each call', async () => {
    const owner = randomUUID();
    const file = await ledger.import(owner, csvOfMonths('2026-05'));
    const [row] = (await ledger.rows(owner)).items;
    const stranger = actingForSelf(randomUUID());
    const fileId = file.id;
    const accountId = file.account!.id!;
    const { rpc: services } = ledger.service;
    const calls: Record<string, Promise<unknown>> = {
      file: services.call(rpc.ledger.file, { userId: stranger.userId, fileId }),
      fileKey: services.call(rpc.ledger.fileKey, {
        userId: stranger.userId,
        fileId,
        receiver: randomBytes(32).toString('base64url'),
      }),
      answer: services.call(rpc.ledger.answer, {
        ...stranger,
        fileId,
        answer: { account: { id: accountId } },
      }),
      apply: services.call(rpc.ledger.apply, { ...stranger, fileId, planVersion: 1, decisions: {} }),
      undo: services.call(rpc.ledger.undo, { ...stranger, fileId }),
      removeFile: services.call(rpc.ledger.removeFile, { ...stranger, fileId }),
      changeAccount: services.call(rpc.ledger.changeAccount, {
        ...stranger,
        accountId,
        change: { bankName: 'Mine' },
      }),
      removeAccount: services.call(rpc.ledger.removeAccount, { ...stranger, accountId }),
      rows: services.call(rpc.ledger.rows, { userId: stranger.userId, page: { accountId } }),
      correctRow: services.call(rpc.ledger.correctRow, { ...stranger, rowId: row!.id, class: null }),
      upload: ledger.upload(stranger.userId, csvOfMonths('2026-06'), { accountId }),
    };
    const kinds: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(calls))
      kinds[name] = await call.then(
        () => 'answered',
        (error: unknown) => (error instanceof DomainError ? error.kind : 'unexpected'),
      );
    expect(kinds).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, 'not-found'])));
    const own = await ledger.uploadRead(stranger.userId, csvOfMonths('2026-06'));
    await expect(
      ledger.answer(stranger.userId, own.id, { account: { id: accountId } }),
    ).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    expect(await ledger.file(owner, fileId)).toEqual(file);
  });
});

describe('erasing an owner', () => {
  it('deletes rows, files and objects, and counts them in the receipt', async () => {
    const userId = randomUUID();
    await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07'));
    await ledger.uploadRead(userId, 'no table');
    const other = randomUUID();
    await ledger.import(other, csvOfMonths('2026-05'));
    const erasureId = randomUUID();
    await sendEvent(ledger.service.connection, events.userErasureRequested, {
      userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId },
    });
    const [report] = await eventually(
      () => ledger.service.query('select data from outbox where aggregate_id = $1', [erasureId]),
      (rows) => rows.length === 1,
      40_000,
    );
    expect(report).toMatchObject({
      data: {
        service: 'ledger',
        report: {
          erased: expect.arrayContaining([
            { what: receipt.objects, count: 2 },
            { what: receipt.files, count: 2 },
            { what: receipt.rows, count: 15 },
            { what: receipt.accounts, count: 1 },
            { what: receipt.keys, count: 1 },
          ]),
        },
      },
    });
    const keys: string[] = [];
    for await (const { key } of ledger.storage.list('bank-files/')) keys.push(key);
    expect(keys.filter((key) => key.includes(userId))).toEqual([]);
    expect(keys.some((key) => key.includes(other))).toBe(true);
    await expect(ledger.upload(userId, csvOfMonths('2026-02'))).rejects.toMatchObject({
      code: 'ACCOUNT_ERASED',
    });
  });
});

describe('an export', () => {
  it('has accounts, files, corrections, witnesses and rows, and is audited', async () => {
    const userId = randomUUID();
    const file = await ledger.import(userId, csvOfMonths('2026-05', '2026-06', '2026-07'));
    const [row] = (await ledger.rows(userId)).items;
    const acting = actingForSelf(userId);
    await ledger.service.rpc.call(rpc.ledger.correctRow, { ...acting, rowId: row!.id, class: 'fee' });
    expect(await ledger.service.rpc.call(rpc.privacy.ledger, acting)).toMatchObject({
      accounts: [{ bankName: 'First Bank', rows: 15 }],
      files: [{ id: file.id, name: 'rows.csv', state: 'applied' }],
      corrections: [{ rowId: row!.id, class: 'fee', actorId: userId }],
      witnesses: expect.arrayContaining([expect.objectContaining({ field: 'monthlyDeposits' })]),
    });
    const rows = await ledger.service.rpc.call(rpc.privacy.ledgerRows, { ...acting, page: { limit: 200 } });
    expect(rows.items).toHaveLength(15);
    const sql = `select actor from audit_entries where user_id = $1 and action = 'bank-records.exported'`;
    expect(await ledger.service.query(sql, [userId])).toEqual([{ actor: userId }]);
  });
});

describe('a rotation of the field keys', () => {
  it('leaves each text readable', async () => {
    const userId = randomUUID();
    await ledger.import(userId, csvOfMonths('2026-05'));
    const before = await ledger.rows(userId);
    const { dataSource } = ledger.service.database!;
    const newKey = `next:${randomBytes(32).toString('base64')}`;
    const cipher = new FieldCipher(`${newKey},${testFieldKeys}`);
    const { rewrapped, unreadable } = await new RewrapDataKeys(dataSource, cipher, 'data_keys').run();
    expect(rewrapped).toBeGreaterThan(0);
    expect(unreadable).toBe(0);
    await new RewrapDataKeys(dataSource, new FieldCipher(`${testFieldKeys},${newKey}`), 'data_keys').run();
    expect(await ledger.rows(userId)).toEqual(before);
  });
});

it('rejects the id of a file that does not exist', async () => {
  await expect(ledger.file(randomUUID(), randomUUID() as BankFileId)).rejects.toMatchObject({
    kind: 'not-found',
  });
});
