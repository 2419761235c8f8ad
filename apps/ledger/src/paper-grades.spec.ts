import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentState } from '@groundwork/contracts';
import { answerFileKeys, FakeService } from '@groundwork/testing';
import { statementsOf, steadyQuarter } from '../testing/bank-months.ts';
import { documentState, sendStatement } from '../testing/documents.ts';
import { FiguredOwner, ownName } from '../testing/figured-owner.ts';
import { type RunningLedger, runLedger } from '../testing/running-ledger.ts';

let ledger: RunningLedger;

beforeAll(async () => {
  ledger = await runLedger();
  answerFileKeys(new FakeService(ledger.service.connection), { sealed: true });
  await ledger.service.connection.flush();
});
afterAll(() => ledger.stop());

const unnamed = { match: 'none', answer: null } as const;

const sendFirst = ({ userId }: FiguredOwner, more: Partial<DocumentState>) =>
  sendStatement(ledger, userId, statementsOf(steadyQuarter)[0]!, more);

describe('the months of statements', () => {
  it('count once with a copy of a statement, and the copy proves them alone', async () => {
    const owner = new FiguredOwner(ledger);
    const [state] = (await owner.sendStatements()) as [DocumentState];
    expect(await owner.balance('paper')).toMatchObject({ value: 94_189 });
    const copy = await sendFirst(owner, { holder: ownName });
    await owner.counts(copy.documentId);
    expect(await owner.balance('paper')).toMatchObject({ value: 94_189 });
    await owner.delete(state);
    await owner.sees(state.documentId, 9);
    expect(await owner.balance('paper')).toMatchObject({ value: 94_189 });
  });

  it('are confirmed once a reviewer verified each of them, and gone when one is rejected', async () => {
    const owner = new FiguredOwner(ledger);
    const [first, ...others] = (await owner.sendStatements()) as [DocumentState, ...DocumentState[]];
    await owner.balance('paper');
    for (const state of others) {
      await owner.review(state, 'verified');
      await owner.sees(state.documentId, 4);
    }
    expect((await owner.balance('paper'))?.sources).toMatchObject([{ grade: 2 }]);
    await owner.review(first, 'verified');
    expect(await owner.balance('confirmed')).toMatchObject({ value: 94_189 });
    await owner.review(first, 'rejected', 5);
    expect(await owner.balance(undefined)).toBeUndefined();
  });

  it('have the grade of a file without a printed name', async () => {
    const owner = new FiguredOwner(ledger);
    const states = await owner.sendStatements(steadyQuarter, { holder: unnamed });
    expect(await owner.balance('file')).toMatchObject({ value: 94_189 });
    for (const state of states) await owner.send({ ...state, holder: ownName }, { version: 4 });
    expect(await owner.balance('paper')).toMatchObject({ value: 94_189 });
  });

  it.each([
    ['in another name', { holder: { match: 'other', answer: null } }],
    ['of her other business', { holder: { match: 'other', answer: 'other-business' } }],
    ['of a sample', { holder: unnamed, isSample: true }],
  ] as const)('%s do not enter the books, until they are hers', async (_, change) => {
    const owner = new FiguredOwner(ledger);
    const state = await sendFirst(owner, change);
    await owner.sees(state.documentId, 3);
    await owner.counts(state.documentId, false);
    await owner.send({ ...state, holder: ownName }, { version: 4 });
    await owner.counts(state.documentId);
    await owner.send({ ...state, ...change }, { version: 5 });
    await owner.counts(state.documentId, false);
  });
});

describe('the texts of papers', () => {
  it('prove the score of a bureau, and confirm the EIN of a letter and a return', async () => {
    const owner = new FiguredOwner(ledger);
    await owner.send(
      documentState({
        category: 'financial_reports',
        subcategory: 'personal_credit_report',
        figures: [{ name: 'creditScore', value: 712, page: 1, confidence: 0.98 }],
        texts: { reportDate: '2025-12-01' },
        holder: ownName,
      }),
    );
    const ein = { texts: { ein: 'a digest' }, holder: ownName };
    await owner.send(documentState({ subcategory: 'ein_letter', ...ein }));
    await owner.send(documentState({ taxYear: '2024', ...ein }));
    const figure = await owner.figure('ein', 'confirmed');
    expect(figure?.sources.map(({ kind, grade }) => [kind, grade]).sort()).toEqual([
      ['ein_letter', 3],
      ['schedule_c', 3],
    ]);
    expect(await owner.figure('personalCreditScore', 'paper')).toMatchObject({ value: 712 });
  });
});
