import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CashFlowAccount, CashFlowRow } from '@groundwork/engine-cashflow';
import type { ScoredAccount, ScoredDocument } from '@groundwork/engine-scoring';
import type { EvidenceDocument } from '../src/document-witnesses.ts';

type Owned<T> = T & { readonly account: string };
type Anchor = CashFlowAccount['anchors'][number];
type Period = CashFlowAccount['covered'][number];
type ExampleDocument = ScoredDocument & {
  readonly id: string;
  readonly subcategory: string;
  readonly taxYear: string;
  readonly figures: Readonly<Record<string, number>>;
};

interface WorkedExample {
  readonly today: string;
  readonly stated: Readonly<Record<string, unknown>>;
  readonly typedAccounts: readonly ScoredAccount[];
  readonly documents: readonly ExampleDocument[];
  readonly bank: {
    readonly accounts: Readonly<Record<string, { type: string; ownership: 'business'; closedOn: null }>>;
    readonly rows: readonly CashFlowRow[];
    readonly anchors: readonly Owned<Anchor>[];
    readonly covered: readonly Owned<Period>[];
  };
  readonly expected: {
    readonly stated: number;
    readonly witnesses: Readonly<Record<string, object>>;
  };
}

export const readGolden = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', `${path}.golden.json`), 'utf8'));

export const example = readGolden('cashflow/src/golden/worked-example') as WorkedExample;

export const exampleAccounts: readonly CashFlowAccount[] = Object.entries(example.bank.accounts).map(
  ([id, { type, ...rest }]) => ({
    id,
    accountType: type,
    ...rest,
    anchors: example.bank.anchors.filter(({ account }) => account === id),
    covered: example.bank.covered.filter(({ account }) => account === id),
  }),
);

export const exampleDocuments: readonly EvidenceDocument[] = example.documents.map(
  ({ id, subcategory, taxYear, figures, confidence }) => ({
    id,
    kind: subcategory,
    credit: 1,
    reviewed: false,
    taxYear,
    period: null,
    figures: Object.entries(figures).map(([name, value]) => ({
      name,
      value,
      page: 1,
      confidence: confidence ?? 0,
    })),
  }),
);
