import type { StepOutput, StepRunner } from '@groundwork/platform-file-reader';
import type { RowSteps } from '../domain/row-steps.rules.ts';
import type { BankFileSteps } from '../reading/bank-file-steps.reader.ts';

export type LedgerWork = StepRunner<RowSteps>;
export type BankFileWork = StepRunner<BankFileSteps>;
export type LedgerOutput<Name extends keyof RowSteps> = StepOutput<RowSteps, Name>;

/** Repeats a step until it has nothing more. */
export async function* batchesOf<T>(next: () => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  for (let batch = await next(); batch.length > 0; batch = await next()) yield batch;
}
