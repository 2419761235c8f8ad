import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import {
  decidedRows,
  ledgerRows,
  planImport,
  type AppliedFile,
  type BankFile,
  type DoubtDecision,
  type FileRow,
} from '../index.ts';
import { rowKey } from './row-key.ts';

const toFile = (rows: readonly Partial<FileRow>[]): BankFile => ({
  rows: rows.map((row, at) => ({
    line: at + 1,
    day: '2026-01-05',
    cents: -500,
    text: 'SHOP',
    balance: null,
    id: null,
    ...row,
  })),
  skipped: { pending: 0, future: 0, failed: 0 },
  anchors: [],
  covered: { from: '2026-01-01', to: '2026-01-31' },
  account: null,
});

function apply(
  files: readonly AppliedFile[],
  file: BankFile,
  source = 'csv',
  decisions: Record<string, DoubtDecision> = {},
): AppliedFile[] {
  const plan = planImport(file, source, ledgerRows(files));
  const rows = decidedRows(file, plan, decisions);
  return [...files, { id: String(files.length), source, rows }];
}

const counts = (rows: readonly { day: string; cents: number; text: string }[]): Map<string, number> => {
  const result = new Map<string, number>();
  for (const row of rows) result.set(rowKey(row), (result.get(rowKey(row)) ?? 0) + 1);
  return result;
};

const row = fc.record({
  day: fc.constantFrom('2026-01-05', '2026-01-06', '2026-01-07'),
  cents: fc.constantFrom(-500, -700, 900),
  text: fc.constantFrom('SHOP', 'shop ', 'CAFE', 'CAFÉ'),
});

describe('an import plan', () => {
  it('gives the union by occurrence for any order, overlap and repetition of files', () => {
    const files = fc.array(fc.array(row, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.nat()), (given, choices) => {
        const expected = new Map<string, number>();
        for (const each of given)
          for (const [key, count] of counts(each)) expected.set(key, Math.max(count, expected.get(key) ?? 0));
        const order = [...given, ...given]
          .map((each) => ({ each, at: choices.next().value as number }))
          .sort((a, b) => a.at - b.at);
        let applied: AppliedFile[] = [];
        for (const { each } of order) applied = apply(applied, toFile(each));
        expect(counts(ledgerRows(applied))).toEqual(expected);
      }),
      { numRuns: cases(1000) },
    );
  });

  it('takes away exactly what a file brought when the file is undone', () => {
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (first, second) => {
        const before = apply([], toFile(first));
        const after = apply(before, toFile(second));
        expect(counts(ledgerRows(after.slice(0, 1)))).toEqual(counts(ledgerRows(before)));
        expect(counts(ledgerRows(after.slice(1)))).toEqual(counts(toFile(second).rows));
      }),
    );
  });

  it('adds nothing for known rows and stores two equal rows of one file', () => {
    const file = toFile([{}, {}]);
    const plan = planImport(file, 'csv', ledgerRows(apply([], file)));
    expect(plan).toMatchObject({ rows: 2, known: 2, new: [], doubts: [] });
    expect(ledgerRows(apply([], file))).toHaveLength(2);
  });

  it.each([
    ['csv', 'add', 2],
    ['document', 'skip', 1],
  ])('with another text from %s has the default %s', (source, decision, rows) => {
    const stored = apply([], toFile([{}]));
    const file = toFile([{ text: 'SHOP 12 MAIN ST' }]);
    const plan = planImport(file, source, ledgerRows(stored));
    expect(plan.doubts).toMatchObject([
      { reason: 'OTHER_TEXT', default: decision, existing: { text: 'SHOP' } },
    ]);
    expect(ledgerRows(apply(stored, file, source))).toHaveLength(rows);
  });

  it('obeys the decision about a doubt', () => {
    const stored = apply([], toFile([{}]));
    const file = toFile([{ text: 'OTHER' }]);
    const [doubt] = planImport(file, 'csv', ledgerRows(stored)).doubts;
    expect(ledgerRows(apply(stored, file, 'csv', { [doubt!.id]: 'skip' }))).toHaveLength(1);
  });

  it('finds one id on another day, but not an id that all rows have', () => {
    const stored = apply([], toFile([{ id: 'F1' }]));
    const moved = toFile([{ id: 'F1', day: '2026-01-07' }]);
    expect(planImport(moved, 'ofx', ledgerRows(stored)).doubts).toMatchObject([{ reason: 'OTHER_DAY' }]);
    const late = toFile([{ id: 'F1', day: '2026-01-09' }]);
    expect(planImport(late, 'ofx', ledgerRows(stored)).doubts).toEqual([]);
    const same = toFile([
      { id: 'F1', day: '2026-01-06' },
      { id: 'F1', day: '2026-01-07' },
    ]);
    expect(planImport(same, 'ofx', ledgerRows(stored)).doubts).toEqual([]);
  });

  it('leaves a skipped row when the file that it repeats is deleted', () => {
    const stored = apply([], toFile([{}]));
    const [, second] = apply(stored, toFile([{ text: 'SHOP 12 MAIN ST' }]), 'document');
    expect(ledgerRows([second!])).toHaveLength(1);
  });
});
