import { answerSteps } from '@groundwork/platform-file-reader';
import { catalogSteps } from './catalog.reader.ts';

answerSteps('catalog-reader', catalogSteps);
