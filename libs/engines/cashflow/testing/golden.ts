import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassifiableRow } from '../src/classes/classify.ts';
import type { CashFlowAccount } from '../src/figures/cash-flow.ts';
import type { Anchor, Period } from '../src/files/bank-file.ts';

type Owned<T> = T & { readonly account: string };

interface WorkedExample {
  readonly bank: {
    readonly accounts: Readonly<Record<string, { type: string; ownership: 'business'; closedOn: null }>>;
    readonly rows: readonly (ClassifiableRow & { balance: number })[];
    readonly anchors: readonly Owned<Anchor>[];
    readonly covered: readonly Owned<Period>[];
  };
  readonly expected: { readonly cashFlow: ExpectedCashFlow };
}

export interface ExpectedCashFlow {
  readonly classes: Readonly<Record<string, readonly [string, string]>>;
  readonly states: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly months: Readonly<Record<string, object>>;
  readonly trailing: object;
  readonly accounts: Readonly<Record<string, object>>;
  readonly payers: readonly (readonly [string, number])[];
}

export const readGolden = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../src/golden', `${name}.golden.json`), 'utf8'));

export const workedExample = readGolden('worked-example') as WorkedExample;

const withoutAccount = <T extends object>({ account: _account, ...rest }: Owned<T>) => rest;

export const exampleAccounts: readonly CashFlowAccount[] = Object.entries(workedExample.bank.accounts).map(
  ([id, { type, ownership, closedOn }]) => ({
    id,
    accountType: type,
    ownership,
    closedOn,
    anchors: workedExample.bank.anchors
      .filter(({ account }) => account === id)
      .map((each) => withoutAccount(each) as Anchor),
    covered: workedExample.bank.covered.filter(({ account }) => account === id),
  }),
);
