import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentState, events, type NewLedgerAccount } from '@groundwork/contracts';
import { answerFileKeys, eventually, FakeService } from '@groundwork/testing';
import { busyQuarter, statementsOf, steadyQuarter, typedCsvOf, yearOfSales } from '../testing/bank-months.ts';
import { documentState, sendDocument, sendStatement } from '../testing/documents.ts';
import { figureBecoming, figuresOfOwner, shownFigures } from '../testing/owner-figures.ts';
import { business, type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
  answerFileKeys(new FakeService(ledger.service.connection), { sealed: true });
  await ledger.service.connection.flush();
});
afterAll(() => ledger.stop());

const holder = { match: 'same', answer: null } as const;
const ownBank = { ...business, numberEnding: '6789' };
const balance = 'averageBankBalance';
const revenue = 'annualRevenueCurrent';
const said = { [revenue]: 480_000 };
const slowMs = 120_000;

const profitAndLoss = () =>
  documentState({
    category: 'financial_reports',
    subcategory: 'profit_loss',
    period: { from: '2025-01-01', to: '2025-12-31' },
    figures: [{ name: 'revenue', value: 480_000, page: 1, confidence: 0.98 }],
    holder,
  });

const sendReport = (userId: string, state = profitAndLoss(), version = 3) =>
  sendDocument(ledger, events.documentProcessed, userId, { state, version });

async function importTyped(userId: string, csv: string, account: NewLedgerAccount = ownBank) {
  const [first] = await ledger.accounts(userId);
  const chosen = first === undefined ? account : { id: first.id };
  return ledger.apply(userId, await ledger.plan(userId, await ledger.uploadRead(userId, csv), chosen));
}

async function sendStatements(userId: string, of = steadyQuarter, more: Partial<DocumentState> = {}) {
  const states: DocumentState[] = [];
  for (const rows of statementsOf(of))
    states.push(await sendStatement(ledger, userId, rows, { holder, ...more }));
  return states;
}

const becoming = (userId: string, status: Parameters<typeof figureBecoming>[2]['status']) =>
  figureBecoming(ledger, userId, { field: balance, status });

async function gradesOf(userId: string) {
  const grades = (await figuresOfOwner(ledger, userId)).flatMap(({ sources }) =>
    sources.map(({ grade }) => grade),
  );
  return [...new Set(grades)].sort();
}

const review = (userId: string, state: DocumentState, version: number, change: Partial<DocumentState>) =>
  sendDocument(ledger, events.documentReviewed, userId, { state: { ...state, ...change }, version });

const changesOf = async (userId: string) => (await ledger.published(userId, 'evidence.changed')).length;

const versionBecomes = (documentId: string, version: number) =>
  eventually(
    () => ledger.service.query('select version from read_documents where document_id = $1', [documentId]),
    ([row]) => row?.['version'] === version,
  );

describe('the revenue of an owner', () => {
  it(
    'is confirmed by her report and the deposits of her statements',
    async () => {
      const userId = randomUUID();
      await sendReport(userId);
      await sendStatements(userId, yearOfSales);
      const figure = await figureBecoming(ledger, userId, {
        field: revenue,
        status: 'confirmed',
        typed: said,
      });
      expect(figure).toMatchObject({ value: 480_000, valueFrom: 'said' });
      expect(figure?.sources.map(({ kind, grade, value }) => [kind, grade, value])).toEqual([
        ['said', 0, 480_000],
        ['bank_statement', 3, 476_090],
        ['profit_loss', 3, 480_000],
      ]);
      expect(figure?.sources[1]).toMatchObject({ freshUntil: '2026-04-30' });
      expect(figure?.sources[1]?.documentIds).toHaveLength(12);
    },
    slowMs,
  );

  it('is a file with the same deposits of a CSV file that anybody can type', async () => {
    const userId = randomUUID();
    await sendReport(userId);
    await importTyped(userId, typedCsvOf(yearOfSales));
    const figure = await figureBecoming(ledger, userId, { field: revenue, status: 'file', typed: said });
    expect(figure?.sources.map(({ kind, grade, value }) => [kind, grade, value])).toEqual([
      ['said', 0, 480_000],
      ['bank_file', 1, 476_090],
      ['profit_loss', 1, 480_000],
    ]);
    expect(await gradesOf(userId)).toEqual([1]);
  });
});

describe('a balance that was never answered', () => {
  const userId = randomUUID();
  let statements: DocumentState[] = [];

  it('comes from the file, and nothing proves it', async () => {
    await importTyped(userId, typedCsvOf(steadyQuarter));
    expect(await becoming(userId, 'file')).toMatchObject({ value: 94_189 });
    expect(await gradesOf(userId)).toEqual([1]);
    expect((await ledger.evidence(userId)).accounts).toMatchObject([{ grade: 1, averageBalance: 94_189 }]);
  });

  it('is confirmed once the statements of the months agree', async () => {
    statements = await sendStatements(userId);
    expect(await becoming(userId, 'confirmed')).toMatchObject({ value: 94_189 });
    expect((await ledger.evidence(userId)).accounts).toMatchObject([{ grade: 3 }]);
  });

  it('is the same after doubled and repeated events, and no event of the ledger follows', async () => {
    const changes = await changesOf(userId);
    const [state] = statements as [DocumentState];
    await sendDocument(ledger, events.documentProcessed, userId, { state, version: 3 });
    await sendDocument(ledger, events.documentProcessed, userId, { state, version: 4 });
    await versionBecomes(state.documentId, 4);
    await sendDocument(ledger, events.documentUploaded, userId, {
      state: { ...state, status: 'pending' },
      version: 1,
    });
    const last = profitAndLoss();
    await sendReport(userId, { ...last, figures: [] });
    await versionBecomes(last.documentId, 3);
    expect(await changesOf(userId)).toBe(changes);
  });

  it('is on paper without the file, and confirmed again with it', async () => {
    const [file] = await ledger.service.query(
      `select id from bank_files where user_id = $1 and source = 'csv' and state = 'applied'`,
      [userId],
    );
    await ledger.undo(userId, String(file?.['id']));
    expect(await becoming(userId, 'paper')).toMatchObject({ value: 94_189 });
    await importTyped(userId, typedCsvOf(steadyQuarter));
    expect(await becoming(userId, 'confirmed')).toMatchObject({ value: 94_189 });
  });

  it('falls back to the file when a statement is deleted', async () => {
    const state = statements.at(-1) as DocumentState;
    await sendDocument(ledger, events.documentDeleted, userId, { state, version: 9 });
    expect(await becoming(userId, 'file')).toMatchObject({ value: 94_189 });
    expect(await gradesOf(userId)).toEqual([1]);
  });
});

describe('a file of No Such Bank with perfect balances', () => {
  it('has grade 1 in each figure and account', async () => {
    const userId = randomUUID();
    await importTyped(userId, typedCsvOf(yearOfSales), { ...ownBank, bankName: 'No Such Bank' });
    expect(await becoming(userId, 'file')).toBeDefined();
    expect(await gradesOf(userId)).toEqual([1]);
    expect((await ledger.evidence(userId)).accounts).toMatchObject([{ grade: 1 }]);
  });
});

describe('a file and statements of more rows than the service computes itself', () => {
  it(
    'confirm the balance',
    async () => {
      const userId = randomUUID();
      const busy = busyQuarter(400);
      await importTyped(userId, typedCsvOf(busy));
      await sendStatements(userId, busy);
      expect(await becoming(userId, 'confirmed')).toMatchObject({ value: 94_189 });
    },
    slowMs,
  );
});

describe('papers and files in another order', () => {
  it(
    'give the same figures',
    async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      await importTyped(first, typedCsvOf(steadyQuarter));
      await sendStatements(first);
      await sendReport(first);
      await becoming(first, 'confirmed');
      await sendReport(second);
      for (const rows of statementsOf(steadyQuarter).reverse()) {
        const { documentId } = await sendStatement(ledger, second, rows, { holder });
        await eventually(
          () => ledger.service.query('select state from bank_files where document_id = $1', [documentId]),
          ([file]) => file?.['state'] === 'applied',
          slowMs,
        );
      }
      await importTyped(second, typedCsvOf(steadyQuarter));
      await becoming(second, 'confirmed');
      const shown = async (userId: string) => shownFigures(await figuresOfOwner(ledger, userId));
      expect(await shown(second)).toEqual(await shown(first));
    },
    slowMs,
  );
});

describe('the months of statements', () => {
  it('count once with a copy of a statement, and the copy proves them alone', async () => {
    const userId = randomUUID();
    const [state] = (await sendStatements(userId)) as [DocumentState];
    expect(await becoming(userId, 'paper')).toMatchObject({ value: 94_189 });
    const [rows] = statementsOf(steadyQuarter);
    const copy = await sendStatement(ledger, userId, rows!, { holder });
    await eventually(
      () => ledger.service.query('select state from bank_files where document_id = $1', [copy.documentId]),
      ([file]) => file?.['state'] === 'applied',
    );
    expect(await becoming(userId, 'paper')).toMatchObject({ value: 94_189 });
    await sendDocument(ledger, events.documentDeleted, userId, { state, version: 9 });
    await versionBecomes(state.documentId, 9);
    expect(await becoming(userId, 'paper')).toMatchObject({ value: 94_189 });
  });

  it('are confirmed once a reviewer verified each of them, and gone when one is rejected', async () => {
    const userId = randomUUID();
    const states = await sendStatements(userId);
    await becoming(userId, 'paper');
    for (const state of states.slice(1)) await review(userId, state, 4, { status: 'verified' });
    const [first] = states as [DocumentState];
    await versionBecomes(states[2]!.documentId, 4);
    expect(await becoming(userId, 'paper')).toBeDefined();
    await review(userId, first, 4, { status: 'verified' });
    expect(await becoming(userId, 'confirmed')).toMatchObject({ value: 94_189 });
    await review(userId, first, 5, { status: 'rejected' });
    expect(await becoming(userId, undefined)).toBeUndefined();
  });

  it('have the grade of a file without a printed name', async () => {
    const userId = randomUUID();
    const states = await sendStatements(userId, steadyQuarter, { holder: { match: 'none', answer: null } });
    expect(await becoming(userId, 'file')).toMatchObject({ value: 94_189 });
    for (const state of states)
      await sendDocument(ledger, events.documentProcessed, userId, {
        state: { ...state, holder },
        version: 4,
      });
    expect(await becoming(userId, 'paper')).toMatchObject({ value: 94_189 });
  });

  it.each([
    ['in another name', { holder: { match: 'other', answer: null } }],
    ['of her other business', { holder: { match: 'other', answer: 'other-business' } }],
    ['of a sample', { holder: { match: 'none', answer: null }, isSample: true }],
  ] as const)('%s do not enter the books, until they are hers', async (_, change) => {
    const userId = randomUUID();
    const [rows] = statementsOf(steadyQuarter);
    const state = await sendStatement(ledger, userId, rows!, change);
    await versionBecomes(state.documentId, 3);
    const filesOf = () =>
      ledger.service.query(`select state from bank_files where user_id = $1 and state <> 'deleted'`, [
        userId,
      ]);
    expect(await filesOf()).toEqual([]);
    const own = { ...state, holder };
    await sendDocument(ledger, events.documentProcessed, userId, { state: own, version: 4 });
    await eventually(filesOf, ([file]) => file?.['state'] === 'applied');
    await sendDocument(ledger, events.documentProcessed, userId, {
      state: { ...state, ...change },
      version: 5,
    });
    await eventually(filesOf, (files) => files.length === 0);
  });
});
