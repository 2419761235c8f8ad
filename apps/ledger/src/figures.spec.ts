import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentState, events } from '@groundwork/contracts';
import type { Figure } from '@groundwork/engine-evidence';
import { answerFileKeys, FakeService } from '@groundwork/testing';
import { busyQuarter, statementsOf, steadyQuarter, typedCsvOf, yearOfSales } from '../testing/bank-months.ts';
import { sendStatement } from '../testing/documents.ts';
import { FiguredOwner, ownBank, ownName, profitAndLoss } from '../testing/figured-owner.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
  answerFileKeys(new FakeService(ledger.service.connection), { sealed: true });
  await ledger.service.connection.flush();
});
afterAll(() => ledger.stop());

const slowMs = 120_000;
const valuesOf = (figure?: Figure) => figure?.sources.map(({ kind, grade, value }) => [kind, grade, value]);
const accountsOf = async ({ userId }: FiguredOwner) => (await ledger.evidence(userId)).accounts;
const changesOf = ({ userId }: FiguredOwner) => ledger.published(userId, 'evidence.changed');

describe('the revenue of an owner', () => {
  const sayingOwner = () => new FiguredOwner(ledger, { annualRevenueCurrent: 480_000 });

  it(
    'is confirmed by her report and the deposits of her statements',
    async () => {
      const owner = sayingOwner();
      await owner.send(profitAndLoss());
      await owner.sendStatements(yearOfSales);
      const figure = await owner.figure('annualRevenueCurrent', 'confirmed');
      expect(figure).toMatchObject({ value: 480_000, valueFrom: 'said' });
      expect(valuesOf(figure)).toEqual([
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
    const owner = sayingOwner();
    await owner.send(profitAndLoss());
    await owner.import(typedCsvOf(yearOfSales));
    expect(valuesOf(await owner.figure('annualRevenueCurrent', 'file'))).toEqual([
      ['said', 0, 480_000],
      ['bank_file', 1, 476_090],
      ['profit_loss', 1, 480_000],
    ]);
    expect(await owner.sourceGrades()).toEqual([1]);
  });
});

describe('a balance that was never answered', () => {
  let owner: FiguredOwner;
  let statements: DocumentState[] = [];

  beforeAll(() => {
    owner = new FiguredOwner(ledger);
  });

  it('comes from the file, and nothing proves it', async () => {
    await owner.import(typedCsvOf(steadyQuarter));
    expect(await owner.balance('file')).toMatchObject({ value: 94_189 });
    expect(await owner.sourceGrades()).toEqual([1]);
    expect(await accountsOf(owner)).toMatchObject([{ grade: 1, averageBalance: 94_189 }]);
  });

  it('is confirmed once the statements of the months agree', async () => {
    statements = await owner.sendStatements();
    expect(await owner.balance('confirmed')).toMatchObject({ value: 94_189 });
    expect(await accountsOf(owner)).toMatchObject([{ grade: 3 }]);
  });

  it('is the same after doubled and repeated events, and no event of the ledger follows', async () => {
    const before = await changesOf(owner);
    const [state] = statements as [DocumentState];
    await owner.send(state);
    await owner.send(state, { version: 4 });
    await owner.sees(state.documentId, 4);
    await owner.send({ ...state, status: 'pending' }, { version: 1, contract: events.documentUploaded });
    const last = { ...profitAndLoss(), figures: [] };
    await owner.send(last);
    await owner.sees(last.documentId, 3);
    expect(await changesOf(owner)).toEqual(before);
  });

  it('is on paper without the file, and confirmed again with it', async () => {
    const sql = `select id from bank_files where user_id = $1 and source = 'csv' and state = 'applied'`;
    const [file] = await ledger.service.query(sql, [owner.userId]);
    await ledger.undo(owner.userId, String(file?.['id']));
    expect(await owner.balance('paper')).toMatchObject({ value: 94_189 });
    await owner.import(typedCsvOf(steadyQuarter));
    expect(await owner.balance('confirmed')).toMatchObject({ value: 94_189 });
  });

  it('falls back to the file when a statement is deleted', async () => {
    await owner.delete(statements.at(-1)!);
    expect(await owner.balance('file')).toMatchObject({ value: 94_189 });
    expect(await owner.sourceGrades()).toEqual([1]);
  });
});

describe('a file of No Such Bank with perfect balances', () => {
  it('has grade 1 in each figure and account', async () => {
    const owner = new FiguredOwner(ledger);
    await owner.import(typedCsvOf(yearOfSales), { ...ownBank, bankName: 'No Such Bank' });
    expect(await owner.balance('file')).toBeDefined();
    expect(await owner.sourceGrades()).toEqual([1]);
    expect(await accountsOf(owner)).toMatchObject([{ grade: 1 }]);
  });
});

describe('a file and statements of more rows than the service computes itself', () => {
  it(
    'confirm the balance',
    async () => {
      const owner = new FiguredOwner(ledger);
      const busy = busyQuarter(400);
      await owner.import(typedCsvOf(busy));
      await owner.sendStatements(busy);
      expect(await owner.balance('confirmed')).toMatchObject({ value: 94_189 });
    },
    slowMs,
  );
});

describe('papers and files in another order', () => {
  const viewOf = async (owner: FiguredOwner) =>
    (await owner.figures()).map((figure) => [
      figure.field,
      figure.value,
      figure.status,
      figure.sources.map(({ kind, grade, value, period, freshUntil }) => [
        kind,
        grade,
        value,
        period,
        freshUntil,
      ]),
    ]);

  it(
    'give the same figures',
    async () => {
      const [first, second] = [new FiguredOwner(ledger), new FiguredOwner(ledger)];
      await first.import(typedCsvOf(steadyQuarter));
      await first.sendStatements();
      await first.send(profitAndLoss());
      await second.send(profitAndLoss());
      for (const rows of statementsOf(steadyQuarter).reverse()) {
        const state = await sendStatement(ledger, second.userId, rows, { holder: ownName });
        await second.counts(state.documentId);
      }
      await second.import(typedCsvOf(steadyQuarter));
      for (const owner of [first, second]) {
        await owner.balance('confirmed');
        await owner.figure('annualRevenueCurrent', 'file');
      }
      expect(await viewOf(second)).toEqual(await viewOf(first));
    },
    slowMs,
  );
});
