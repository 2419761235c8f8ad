import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DocumentState, events, rpc, type StatementRows } from '@groundwork/contracts';
import { answerFileKeys, eventually, FakeService } from '@groundwork/testing';
import { csvOf, linesOfMonth } from '../../../testing/bank-csv.ts';
import {
  documentState,
  sendDocument,
  sendStatement,
  statementRow,
  storeStatement,
} from '../../../testing/documents.ts';
import { business, type RunningLedger, runLedger } from '../../../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
  answerFileKeys(new FakeService(ledger.service.connection), { sealed: true });
  await ledger.service.connection.flush();
});
afterAll(() => ledger.stop());

const timeoutMs = 40_000;
const waitFor = <T>(read: () => Promise<T>, expected: (value: T) => boolean): Promise<T> =>
  eventually(read, expected, timeoutMs);
const witnessesOf = async (userId: string) =>
  ((await ledger.evidence(userId)).figures ?? []).filter(({ alarm }) => alarm !== true);
const fieldsOf = async (userId: string) => (await witnessesOf(userId)).map(({ field }) => field);
const versionOf = async (documentId: string) => {
  const sql = 'select version from read_documents where document_id = $1';
  return Number((await ledger.service.query(sql, [documentId]))[0]?.['version'] ?? 0);
};

const taxReturn = (more: Partial<DocumentState> = {}) =>
  documentState({
    taxYear: '2025',
    figures: [
      { name: 'grossReceipts', value: 590_000, page: 1, confidence: 0.98 },
      { name: 'totalExpenses', value: 480_000, page: 1, confidence: 0.97 },
    ],
    ...more,
  });

describe('a document', () => {
  it('with credit 1 is a witness with its page, and a deleted one is none', async () => {
    const userId = randomUUID();
    const state = taxReturn();
    await sendDocument(ledger, events.documentProcessed, userId, { state, version: 3 });
    await waitFor(
      () => fieldsOf(userId),
      (fields) => fields.includes('annualRevenueCurrent'),
    );
    expect((await witnessesOf(userId)).find(({ field }) => field === 'annualRevenueCurrent')).toMatchObject({
      source: 'tax_return',
      value: 590_000,
      page: 1,
      documentId: state.documentId,
      reviewed: false,
      freshUntil: '2027-10-15',
    });
    await sendDocument(ledger, events.documentDeleted, userId, { state, version: 4 });
    await waitFor(
      () => fieldsOf(userId),
      (fields) => fields.length === 0,
    );
  });

  it.each<[string, Partial<DocumentState>]>([
    ['waits for its analysis', { status: 'pending' }],
    ['was rejected', { status: 'rejected' }],
    ['has a doubtful confidence', { confidence: 0.5 }],
  ])('that %s is no witness', async (_, more) => {
    const userId = randomUUID();
    const state = taxReturn(more);
    await sendDocument(ledger, events.documentProcessed, userId, { state, version: 2 });
    await waitFor(
      () => versionOf(state.documentId),
      (version) => version === 2,
    );
    expect([await fieldsOf(userId), (await ledger.evidence(userId)).accounts]).toEqual([[], []]);
  });

  it('that a reviewer rejected is no witness after a new analysis, until a reviewer verifies it', async () => {
    const userId = randomUUID();
    const state = taxReturn();
    const again = { ...state, status: 'rejected' as const, reviewRequired: true };
    await sendDocument(ledger, events.documentProcessed, userId, { state, version: 2 });
    await waitFor(
      () => fieldsOf(userId),
      (fields) => fields.length > 0,
    );
    for (const version of [3, 4]) {
      const event = version === 3 ? events.documentReviewed : events.documentProcessed;
      await sendDocument(ledger, event, userId, { state: again, version });
      await waitFor(
        () => versionOf(state.documentId),
        (seen) => seen === version,
      );
      expect(await fieldsOf(userId)).toEqual([]);
    }
    const verified = { ...state, status: 'verified' as const };
    await sendDocument(ledger, events.documentReviewed, userId, { state: verified, version: 5 });
    await waitFor(
      () => fieldsOf(userId),
      (fields) => fields.length > 0,
    );
  });

  it('counts once for each event that comes twice, late or out of order', async () => {
    const userId = randomUUID();
    const state = taxReturn();
    const reviewed = { ...state, status: 'verified' as const };
    const id = randomUUID();
    await sendDocument(ledger, events.documentReviewed, userId, { state: reviewed, version: 5, id });
    await sendDocument(ledger, events.documentReviewed, userId, { state: reviewed, version: 5, id });
    await sendDocument(ledger, events.documentReviewed, userId, { state: reviewed, version: 5 });
    await sendDocument(ledger, events.documentFailed, userId, {
      state: { ...state, status: 'failed' },
      version: 2,
    });
    await sendDocument(ledger, events.documentUploaded, userId, {
      state: { ...state, status: 'pending' },
      version: 1,
    });
    const last = taxReturn();
    await sendDocument(ledger, events.documentProcessed, userId, { state: last, version: 1 });
    await waitFor(
      () => versionOf(last.documentId),
      (version) => version === 1,
    );
    const published = await ledger.published(userId, 'evidence.changed');
    expect(published).toHaveLength(2);
    expect((await witnessesOf(userId)).filter(({ reviewed: isReviewed }) => isReviewed)).toHaveLength(
      published.length + 1,
    );
  });
});

const june: StatementRows = {
  bank: 'First Bank',
  accountEnding: '6789',
  period: { from: '2026-06-01', to: '2026-06-30' },
  opening: 100_000,
  closing: 345_000,
  rows: [
    statementRow('2026-06-03', 250_000, 'CARD SETTLEMENT SQUARE'),
    statementRow('2026-06-20', -5000, 'OFFICE SUPPLY'),
  ],
};

const processed = (userId: string, rows: StatementRows, more: Partial<DocumentState> = {}) =>
  sendStatement(ledger, userId, rows, more);

const filesOf = (userId: string) =>
  ledger.service.query(
    `select id, state, questions, document_id from bank_files where user_id = $1 and state <> 'deleted' order by id`,
    [userId],
  );
const readFiles = (userId: string, count = 1) =>
  waitFor(
    () => filesOf(userId),
    (files) => files.length === count && files.every(({ state }) => state !== 'reading'),
  );

describe('a bank statement', () => {
  it('whose balances join is applied by itself, and withdrawn when it is deleted', async () => {
    const userId = randomUUID();
    const state = await processed(userId, june);
    expect(await readFiles(userId)).toMatchObject([{ state: 'applied', document_id: state.documentId }]);
    const [account] = await ledger.accounts(userId);
    expect(account).toMatchObject({
      bankName: 'First Bank',
      number: '****6789',
      rows: 2,
      ownership: 'business',
      months: [{ month: '2026-06', state: 'reconciled', opening: 100_000, closing: 345_000 }],
    });
    expect((await ledger.rows(userId)).items[0]).toMatchObject({ text: 'OFFICE SUPPLY', page: 2 });
    await sendDocument(ledger, events.documentDeleted, userId, { state, version: 4 });
    await waitFor(
      () => filesOf(userId),
      (files) => files.length === 0,
    );
    expect((await ledger.accounts(userId))[0]?.rows).toBe(0);
  });

  it('waits as a plan when its balances do not join', async () => {
    const userId = randomUUID();
    await processed(userId, { ...june, closing: 345_001 });
    expect(await readFiles(userId)).toMatchObject([{ state: 'planned' }]);
  });

  it('of an unknown account next to another one needs the answer of the owner', async () => {
    const userId = randomUUID();
    await processed(userId, june);
    await readFiles(userId);
    await processed(userId, { ...june, accountEnding: '1111' });
    const files = await readFiles(userId, 2);
    expect(files.map(({ state }) => state)).toEqual(['applied', 'question']);
  });

  it('of a personal account is personal', async () => {
    const userId = randomUUID();
    await processed(userId, june, { subcategory: 'personal_checking' });
    await readFiles(userId);
    expect(await ledger.accounts(userId)).toMatchObject([{ ownership: 'personal' }]);
  });

  it('without stored rows is normal', async () => {
    const userId = randomUUID();
    const kind = { category: 'bank_statements', subcategory: 'business_checking' } as const;
    const state = documentState(kind);
    await sendDocument(ledger, events.documentProcessed, userId, { state, version: 1 });
    await waitFor(
      () => versionOf(state.documentId),
      (version) => version === 1,
    );
    expect(await filesOf(userId)).toEqual([]);
  });

  it('that is analyzed again replaces its rows', async () => {
    const userId = randomUUID();
    const state = await processed(userId, june);
    await readFiles(userId);
    const rows = [...june.rows, statementRow('2026-06-21', -1000, 'PARKING')];
    const rowsKey = await storeStatement(ledger, state.documentId, 2, { ...june, closing: 344_000, rows });
    const again = { ...state, rowsKey };
    await sendDocument(ledger, events.documentProcessed, userId, { state: again, version: 5 });
    await waitFor(
      () => ledger.accounts(userId),
      ([account]) => account?.rows === 3,
    );
    expect((await ledger.accounts(userId))[0]?.months).toMatchObject([{ state: 'reconciled' }]);
  });
});

describe('a statement and a CSV file of one month with one other amount', () => {
  const lines = linesOfMonth('2026-06');
  const isOther = ({ day }: { day: string }) => day === '2026-06-12';
  const statement: StatementRows = {
    ...june,
    closing: 592_655,
    rows: lines.map(({ day, cents, text }) => statementRow(day, cents, text)),
  };
  const csv = csvOf(lines.map((line) => (isOther(line) ? { ...line, cents: 420_000 } : line))).replace(
    'OFFICE SUPPLY 0001',
    'OFFICE SUPPLY RIVERBEND',
  );
  const doubtful = {
    rows: 5,
    known: 3,
    new: 1,
    doubtful: 1,
    doubts: [{ day: '2026-06-30', default: 'skip' }],
  };

  async function expectDispute(userId: string) {
    const amounts = (await ledger.rows(userId)).items.map(({ amount }) => amount);
    expect(amounts.sort((a, b) => a - b)).toEqual([-90_000, -65_000, -12_345, 250_000, 410_000, 420_000]);
    const [account] = await ledger.accounts(userId);
    expect(account).toMatchObject({ rows: 6, months: [{ month: '2026-06', state: 'disputed' }] });
    const { signals, countedThrough } = await ledger.cashFlow(userId);
    const rows = [{ day: '2026-06-12' }, { day: '2026-06-12' }];
    expect(signals).toMatchObject([{ code: 'SOURCES_DISAGREE', accountId: account?.id, rows }]);
    expect(countedThrough).toBeNull();
  }

  it('dispute the month and store each other row once, until the CSV file is undone', async () => {
    const userId = randomUUID();
    await processed(userId, statement);
    await readFiles(userId);
    const [account] = await ledger.accounts(userId);
    const read = await ledger.uploadRead(userId, csv, { accountId: account!.id });
    const planned = await ledger.plan(userId, read, { id: account!.id });
    expect(planned).toMatchObject({ state: 'planned', plan: doubtful });
    await ledger.apply(userId, planned);
    await expectDispute(userId);
    await ledger.undo(userId, planned.id);
    expect(await ledger.accounts(userId)).toMatchObject([
      { rows: 5, months: [{ month: '2026-06', state: 'reconciled' }] },
    ]);
    expect((await ledger.cashFlow(userId)).signals).toEqual([]);
  });

  async function plannedStatement(userId: string) {
    const { documentId } = await processed(userId, statement);
    const file = (await readFiles(userId, 2)).find((each) => each['document_id'] === documentId);
    const planned = await ledger.file(userId, String(file?.['id']));
    expect(planned).toMatchObject({ state: 'planned', plan: doubtful });
    return planned;
  }

  it('dispute the month too when the statement comes last', async () => {
    const userId = randomUUID();
    const own = { ...business, numberEnding: '6789' };
    await ledger.apply(userId, await ledger.plan(userId, await ledger.uploadRead(userId, csv), own));
    const planned = await plannedStatement(userId);
    await ledger.apply(userId, planned);
    await expectDispute(userId);
  });

  it('find the account by the digits that its owner corrected', async () => {
    const userId = randomUUID();
    const wrong = { ...business, numberEnding: '1111' };
    await ledger.apply(userId, await ledger.plan(userId, await ledger.uploadRead(userId, csv), wrong));
    const [account] = await ledger.accounts(userId);
    const request = { ...actingForSelf(userId), accountId: account!.id };
    const change = { numberEnding: '6789' };
    await ledger.service.rpc.call(rpc.ledger.changeAccount, { ...request, change });
    expect(await ledger.accounts(userId)).toMatchObject([{ id: account!.id, number: '****6789' }]);
    await plannedStatement(userId);
  });
});
