import { describe, expect, it } from '@jest/globals';
import { bankFileAnswer, changeLedgerAccountBody, csvMappingBody, newLedgerAccount } from './bank-records.ts';

const mapping = {
  hasHeader: true,
  delimiter: ',',
  skipLines: 0,
  dateOrder: 'mdy',
  decimal: '.',
  sign: 'as_is',
  columns: { date: 0, description: [1], amount: 2 },
};
const account = { bankName: 'First Bank', accountType: 'checking', ownership: 'business' };

interface Schema {
  safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
}
const problemsIn = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the mapping of a bank file', () => {
  const withColumns = (columns: object, more: object = {}) => ({
    ...mapping,
    ...more,
    columns: { date: 0, description: [1], ...columns },
  });

  it.each([[{ amount: 2 }], [{ debit: 2 }], [{ credit: 3 }]])(
    'has an amount with the columns %j',
    (columns) => {
      expect(problemsIn(csvMappingBody, withColumns(columns))).toBeUndefined();
    },
  );

  it('needs a column for amounts', () => {
    expect(problemsIn(csvMappingBody, withColumns({ balance: 4 }))).toEqual([
      ['columns.amount', 'Choose a column for the amount, or one for debits or credits'],
    ]);
  });

  it('needs a column for the kind if the kind gives the sign', () => {
    const byKind = { sign: 'by_kind' };
    expect(problemsIn(csvMappingBody, withColumns({ amount: 2 }, byKind))).toEqual([
      ['columns.kind', 'Choose the column that says whether money comes in or goes out'],
    ]);
    expect(problemsIn(csvMappingBody, withColumns({ amount: 2, kind: 3 }, byKind))).toBeUndefined();
  });
});

describe('the answer about a bank file', () => {
  it.each([[{ mapping }], [{ account }], [{ mapping, account }]])('can be %j', (body) => {
    expect(problemsIn(bankFileAnswer, body)).toBeUndefined();
  });

  it('is not empty', () => {
    expect(problemsIn(bankFileAnswer, {})).toEqual([['mapping', 'Send at least one field']]);
  });
});

describe('the change of an account', () => {
  it.each([
    [{ bankName: 'Second Bank' }],
    [{ closedOn: null }],
    [{ numberEnding: null }],
    [{ numberEnding: '0042' }],
    [{ ownership: undefined, closedOn: null }],
  ])('can be %j', (body) => {
    expect(problemsIn(changeLedgerAccountBody, body)).toBeUndefined();
  });

  it.each(['42', '00042', 'abcd'])('has four digits, and not %j', (numberEnding) => {
    expect(problemsIn(changeLedgerAccountBody, { numberEnding })).toEqual([
      ['numberEnding', 'Enter the last four digits of the account number'],
    ]);
  });

  it.each([[{}], [{ bankName: undefined, ownership: undefined }]])('is not empty like %j', (body) => {
    expect(problemsIn(changeLedgerAccountBody, body)).toEqual([['bankName', 'Send at least one field']]);
  });
});

describe('the bank of a new account', () => {
  it.each(['zero\u0000', 'half \uD83E'])('is not %j, which the database cannot store', (bankName) => {
    expect(problemsIn(newLedgerAccount, { ...account, bankName })?.map(([path]) => path)).toEqual([
      'bankName',
    ]);
  });

  it('can contain an emoji', () => {
    expect(problemsIn(newLedgerAccount, { ...account, bankName: 'Fox 🦊 Bank' })).toBeUndefined();
  });
});
