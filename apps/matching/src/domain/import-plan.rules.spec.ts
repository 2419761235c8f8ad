import { describe, expect, it } from '@jest/globals';
import { type CatalogRow, importId } from '@groundwork/contracts';
import { matchingRules, type Program, shippedFamilies } from '@groundwork/engine-matching';
import { atOnce } from '../../testing/at-once.ts';
import { bankRow, listedProgram } from '../../testing/sample-program.ts';
import { words } from '../matching.wording.ts';
import { planImport } from './import-plan.rules.ts';
import type { ListedProgram } from './listed-program.model.ts';

const id = importId.parse('01890000-0000-7000-8000-000000000009');
const context = {
  feeds: ['north'],
  rules: matchingRules,
  families: shippedFamilies,
  today: '2026-11-24',
};
const planOf = (cells: readonly CatalogRow['cells'][], catalog: readonly ListedProgram[] = []) =>
  atOnce(
    planImport(
      id,
      cells.map((each, at) => ({ line: at + 2, cells: each })),
      catalog,
      context,
    ),
  );

const stored = (name: string, rowNumber: number, more: CatalogRow['cells'] = {}): Program => {
  const [program] = planOf([bankRow(name, more)]).added;
  if (program === undefined) throw new Error(`${name} is not valid`);
  return { ...program, rowNumber };
};
const listed = (name: string, rowNumber: number, more: Partial<ListedProgram> = {}) =>
  listedProgram(stored(name, rowNumber), more);

describe('the plan of an import', () => {
  it('counts the added, changed, unchanged and absent programs', () => {
    const catalog = [
      listed('same', 4),
      listed('new-name', 5),
      listed('new-term', 6),
      listed('gone-1', 7),
      listed('gone-2', 8),
      listed('gone-3', 9),
    ];
    const { plan, added, changed, absent } = planOf(
      [
        bankRow('same'),
        bankRow('new-name', { name: 'Second Bank' }),
        bankRow('new-term', { maxTermLength: '90' }),
        ...['a', 'b', 'c', 'd'].map((each) => bankRow(each)),
      ],
      catalog,
    );
    expect(plan).toMatchObject({ id, rows: 7, added: 4, changed: 2, unchanged: 1, absent: 3 });
    expect(plan).toMatchObject({ errorCount: 0, errors: [], warnings: [] });
    expect(added.map((program) => program.id)).toEqual(['a', 'b', 'c', 'd']);
    expect(changed.map((program) => program.id)).toEqual(['new-name', 'new-term']);
    expect(absent.map((program) => program.id)).toEqual(['gone-1', 'gone-2', 'gone-3']);
  });

  it('warns about a program that its family does not allow', () => {
    const small = { families: 'sba-7a-small', maxLoanAmount: '5000000', maxInterestRate: 'prime+20' };
    const { plan } = planOf([bankRow('fine', { families: 'sba-7a' }), bankRow('wide', small)]);
    expect(plan.errors).toEqual([]);
    expect(plan.warnings).toEqual([
      {
        line: 3,
        column: 'maxLoanAmount',
        message: 'The rules of sba-7a-small do not allow this: A 7(a) small loan is at most $350,000.',
      },
      {
        line: 3,
        column: 'maxInterestRate',
        message: 'The rules of sba-7a-small do not allow this: The highest rate is prime + 6.5%.',
      },
    ]);
  });

  it('gives a new program the next free row and leaves the others their rows', () => {
    const rows = [bankRow('a'), bankRow('bad', { type: '' }), bankRow('b'), bankRow('five', { note: 'new' })];
    const { added, changed } = planOf(rows, [listed('five', 5), listed('nine', 9), listed('two', 2)]);
    expect([...added, ...changed].map((each) => [each.id, each.rowNumber])).toEqual([
      ['a', 10],
      ['b', 11],
      ['five', 5],
    ]);
    expect(planOf([bankRow('a')]).added).toMatchObject([{ rowNumber: 1 }]);
  });

  it('lists each changed field before and after, of the program, its criteria and its documents', () => {
    const before = listedProgram(
      stored('bank', 3, { minCreditScore: '640', taxDocuments: '2', states: 'TX|OK' }),
    );
    const after = bankRow('bank', { maxTermLength: '96', bankStatements: '6', states: 'TX|OK' });
    expect(planOf([{ ...after, minCreditScore: '655' }], [before]).plan.changes).toEqual([
      {
        id: 'bank',
        name: 'First Bank of Nowhere',
        kind: 'changed',
        fields: [
          { field: 'maxTermLength', from: 84, to: 96 },
          { field: 'minCreditScore', from: 640, to: 655 },
          { field: 'tax_documents', from: 2, to: null },
          { field: 'bank_statements', from: null, to: 6 },
        ],
      },
    ]);
  });

  it('lists the fields of a new program without an earlier value', () => {
    const [change] = planOf([bankRow('new', { minDscr: '1.25' })]).plan.changes;
    expect(change).toMatchObject({ id: 'new', name: 'First Bank of Nowhere', kind: 'added' });
    expect(change?.fields).toContainEqual({ field: 'minDscr', from: null, to: 1.25 });
    expect(change?.fields.map(({ field }) => field)).not.toContain('rowNumber');
  });

  it('activates a program that an administrator deactivated', () => {
    const { plan } = planOf([bankRow('bank')], [listed('bank', 3, { active: false })]);
    expect(plan.changes).toMatchObject([{ fields: [{ field: 'active', from: false, to: true }] }]);
  });

  it('finds no change in a program that an older version stored without the later fields', () => {
    const { families: _families, lenderName: _lenderName, note: _note, ...older } = stored('bank', 3);
    const { plan } = planOf([bankRow('bank')], [listedProgram(older as Program)]);
    expect(plan).toMatchObject({ unchanged: 1, changed: 0, changes: [] });
  });

  it('has no inactive program, sample or program of a feed among the absent ones', () => {
    const catalog = [
      listed('inactive', 4, { active: false }),
      listed('sample', 5, { sample: true }),
      listedProgram({ ...stored('any', 6), id: 'north.term-1' }),
      listedProgram({ ...stored('any', 7), id: 'northern.term-1' }),
      listed('wrong', 8),
    ];
    const { absent } = planOf([bankRow('wrong', { type: '' })], catalog);
    expect(absent.map((each) => each.id)).toEqual(['northern.term-1']);
  });
});

describe('the errors of an import', () => {
  it('name the first line of a repeated id, also after an error', () => {
    const wrong = bankRow('twice', { type: '' });
    expect(planOf([wrong, bankRow('other'), bankRow(' twice ')]).plan).toMatchObject({
      rows: 3,
      added: 1,
      errorCount: 2,
      errors: [
        { line: 2, column: 'type', message: words.import.missing },
        { line: 4, column: 'id', message: 'Line 2 has the same id. Delete one of the two lines.' },
      ],
    });
  });

  it('do not count rows without an id as repeated', () => {
    const { id: _, ...noId } = bankRow('any');
    expect(planOf([noId, noId, bankRow(' ')]).plan.errors).toEqual([
      { line: 2, column: 'id', message: words.import.missing },
      { line: 3, column: 'id', message: words.import.missing },
      { line: 4, column: 'id', message: words.import.missing },
    ]);
  });

  it('contain a program that was not confirmed for 180 days as a warning only', () => {
    const rows = [
      bankRow('never'),
      bankRow('day-180', { verifiedOn: '2026-05-28' }),
      bankRow('day-181', { verifiedOn: '2026-05-27' }),
    ];
    expect(planOf(rows).plan).toMatchObject({
      added: 3,
      errorCount: 0,
      warnings: [{ line: 4, column: 'verifiedOn', message: words.import.stale }],
    });
  });

  it('are all counted, and 100 of each kind are listed', () => {
    const rows = (count: number, more: CatalogRow['cells']) =>
      Array.from({ length: count }, (_, at) => bankRow(`${Object.keys(more)[0] ?? ''}-${at}`, more));
    const { plan } = planOf([
      ...rows(101, { type: '' }),
      ...rows(102, { verifiedOn: '2020-01-01' }),
      ...rows(1, { note: 'fresh' }),
    ]);
    expect(plan).toMatchObject({ rows: 204, errorCount: 101, added: 103 });
    const listedCounts = [plan.errors, plan.warnings, plan.changes].map(({ length }) => length);
    expect(listedCounts).toEqual([100, 100, 100]);
  });
});
