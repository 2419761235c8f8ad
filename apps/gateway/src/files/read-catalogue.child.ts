import { answerSteps } from '@groundwork/platform-file-reader';
import { catalogueSteps } from './catalogue.reader.ts';

answerSteps('catalog-reader', catalogueSteps);
