import type { StepInput, StepName } from './ledger-work.port.ts';
import { LocalWork } from './local-work.adapter.ts';

interface StepMessage {
  step: StepName;
  input: StepInput<StepName>;
}

process.title = 'ledger-work';
const work = new LocalWork();

process.on('message', ({ step, input }: StepMessage) => {
  void work.run(step, input).then((output) => process.send?.({ output }));
});
process.on('disconnect', () => process.exit(0));
