import { tagText } from '../domain/row-id.rules.ts';
import { planSteps } from '../domain/plan-steps.rules.ts';
import { stateSteps } from '../domain/state-steps.rules.ts';
import { readingSteps } from '../reading/reading-steps.reader.ts';

/** The steps of one job. They share the rows that the first of them received. */
export function workSteps() {
  const { readRows, ...reading } = readingSteps();
  const plan = planSteps();
  return {
    ...{ ...reading, ...plan, ...stateSteps() },

    planReadRows(rowKey: Uint8Array): void {
      plan.addPlannedRows(readRows().map((row) => ({ ...row, id: row.id && tagText(rowKey, row.id) })));
    },
  };
}

type WorkSteps = ReturnType<typeof workSteps>;

export type StepName = keyof WorkSteps;
export type StepInput<Name extends StepName> = Parameters<WorkSteps[Name]>[0];
export type StepOutput<Name extends StepName> = Awaited<ReturnType<WorkSteps[Name]>>;

/** Runs the steps of a job one after the other. */
export interface LedgerWork {
  run<Name extends StepName>(step: Name, input: StepInput<Name>): Promise<StepOutput<Name>>;
}

/** Repeats a step until it has nothing more. */
export async function* batchesOf<Name extends 'nextRows' | 'nextDropped' | 'nextListed'>(
  work: LedgerWork,
  step: Name,
): AsyncGenerator<StepOutput<Name>> {
  for (let batch = await work.run(step, undefined); batch.length > 0; batch = await work.run(step, undefined))
    yield batch;
}
