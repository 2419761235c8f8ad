import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScoredAccount, ScoredDocument } from '@groundwork/engine-scoring';

interface WorkedExample {
  readonly today: string;
  readonly stated: Readonly<Record<string, unknown>>;
  readonly typedAccounts: readonly ScoredAccount[];
  readonly documents: readonly ScoredDocument[];
  readonly expected: { readonly stated: number };
}

export const readGolden = (path: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', `${path}.golden.json`), 'utf8'));

export const example = readGolden('cashflow/src/golden/worked-example') as WorkedExample;
