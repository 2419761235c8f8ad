import { answerSteps } from '@groundwork/platform-file-reader';
import { blankFormSteps } from './blank-form.reader.ts';

answerSteps('blank-forms', blankFormSteps);
