import { answerSteps } from '@groundwork/platform-file-reader';
import { stampSteps } from './stamp-page.reader.ts';

answerSteps('page-stamper', stampSteps);
