import { answerSteps } from '@groundwork/platform-file-reader';
import { recordSteps } from './record-steps.reader.ts';

answerSteps('records-reader', recordSteps);
