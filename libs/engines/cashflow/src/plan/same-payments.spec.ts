import { describe, expect, it } from '@jest/globals';
import type { BankFile, FileRow } from '../files/bank-file.ts';
import { type AppliedFile, type AppliedRow, ledgerRows } from './ledger-rows.ts';
import { decidedRows, planImport } from './plan-import.ts';

const paid: AppliedRow = { day: '2026-01-05', cents: -500, text: 'SYSCO FOODS 8841', id: null };
const stored = (source: string, ...rows: readonly Partial<AppliedRow>[]): AppliedFile => ({
  id: 'f1',
  source,
  rows: rows.map((row) => ({ ...paid, ...row })),
});
const fileOf = (...rows: readonly Partial<FileRow>[]): BankFile => ({
  rows: rows.map((row, at) => ({ line: at + 1, balance: null, ...paid, ...row })),
  skipped: { pending: 0, future: 0, failed: 0 },
  anchors: [],
  covered: { from: '2026-01-02', to: '2026-01-30' },
  account: null,
});
const outcome = (file: BankFile, source: string, ...files: AppliedFile[]) => {
  const { known, new: added, doubts } = planImport(file, source, ledgerRows(files));
  return { known, new: added.length, doubts: doubts.length };
};
const longer = 'ACH DEBIT Sysco Foods Inc; invoice 77';

describe('a CSV and an OFX file of one account', () => {
  it.each([
    ['csv', 'ofx'],
    ['ofx', 'csv'],
  ])('have one payment where day, amount and a word are the same: %s, then %s', (first, second) => {
    const file = fileOf({ text: longer });
    const files = [stored(first, {})];
    expect(outcome(file, second, ...files)).toEqual({ known: 1, new: 0, doubts: 0 });
    const plan = planImport(file, second, ledgerRows(files));
    const rows = decidedRows(file, plan, {});
    expect(ledgerRows([...files, { id: 'f2', source: second, rows }])).toHaveLength(1);
  });

  it.each([
    ['another day', { day: '2026-01-06' }, { new: 1, doubts: 0 }],
    ['another amount', { cents: -501 }, { new: 1, doubts: 0 }],
    ['no common word', { text: 'ACH DEBIT US FOODS' }, { new: 0, doubts: 1 }],
    ['only words that banks print in most rows', { text: 'ACH DEBIT PAYMENT' }, { new: 0, doubts: 1 }],
  ])('have two with %s', (_name, change, expected) => {
    const files = stored('csv', { text: 'ACH DEBIT SYSCO PAYMENT' });
    expect(outcome(fileOf({ text: longer, ...change }), 'ofx', files)).toEqual({ known: 0, ...expected });
  });

  it('have as many payments as the file with more of them', () => {
    const files = stored('csv', {}, {});
    const three = fileOf({ text: longer }, { text: longer }, { text: longer });
    expect(outcome(three, 'ofx', files)).toEqual({ known: 2, new: 1, doubts: 0 });
    expect(outcome(fileOf({ text: longer }), 'ofx', files)).toEqual({ known: 1, new: 0, doubts: 0 });
  });

  it('match the text that has more words in common', () => {
    const files = stored('csv', { text: 'SYSCO NORTH' }, { text: 'SYSCO SOUTH DEPOT' });
    const file = fileOf({ text: 'Sysco South Depot 7' }, { text: 'Sysco North 7' });
    const plan = planImport(file, 'ofx', ledgerRows([files]));
    expect(plan.same.map(({ row, existing }) => [row.text, existing.text])).toEqual([
      ['Sysco South Depot 7', 'SYSCO SOUTH DEPOT'],
      ['Sysco North 7', 'SYSCO NORTH'],
    ]);
  });
});

describe('two files of one format', () => {
  it('have a doubt where only the text differs', () => {
    expect(outcome(fileOf({ text: longer }), 'csv', stored('csv', {}))).toEqual({
      known: 0,
      new: 0,
      doubts: 1,
    });
  });

  it('have one payment where the bank gave both the same id', () => {
    const files = stored('ofx', { id: 'F1' }, { text: 'BAR', id: 'F2' });
    expect(outcome(fileOf({ text: longer, id: 'F1' }), 'ofx', files)).toMatchObject({ known: 1, doubts: 0 });
    expect(outcome(fileOf({ text: longer, id: 'F2' }), 'ofx', files)).toMatchObject({ known: 0, doubts: 1 });
  });
});
