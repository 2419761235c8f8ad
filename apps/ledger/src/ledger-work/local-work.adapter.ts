import {
  type LedgerWork,
  type StepInput,
  type StepName,
  type StepOutput,
  workSteps,
} from './ledger-work.port.ts';

type AnyStep = (input: unknown) => unknown;

export class LocalWork implements LedgerWork {
  private readonly steps = workSteps();

  async run<Name extends StepName>(step: Name, input: StepInput<Name>): Promise<StepOutput<Name>> {
    return (await (this.steps[step] as AnyStep)(input)) as StepOutput<Name>;
  }
}
