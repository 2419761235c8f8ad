import { answerSteps } from '@groundwork/platform-file-reader';
import { criteriaSteps } from './criteria-steps.reader.ts';

answerSteps('criteria-reader', criteriaSteps);
