import { answerSteps } from '@groundwork/platform-file-reader';
import { bankFileSteps } from '../reading/bank-file-steps.reader.ts';

answerSteps('ledger-work', bankFileSteps);
