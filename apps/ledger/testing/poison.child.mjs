import { answerSteps } from '@groundwork/platform-file-reader';
import { bankFileSteps } from '../dist/reading/bank-file-steps.reader.js';

const spin = () => {
  for (;;);
};
const eat = () => {
  for (const all = []; ;) all.push(Buffer.alloc(10_000_000, 1));
};
const poisons = {
  SPIN: spin,
  EAT: eat,
  DIE: () => process.exit(1),
  STOP: () => process.kill(process.pid, 'SIGSTOP'),
};

answerSteps('ledger-work', () => {
  const steps = bankFileSteps();
  const addBytes = (/** @type {Uint8Array} */ bytes) => {
    const text = Buffer.from(bytes).toString();
    for (const [name, poison] of Object.entries(poisons)) if (text.includes(name)) poison();
    steps.addBytes(bytes);
  };
  return { ...steps, addBytes };
});
