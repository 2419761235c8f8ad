import { answerSteps } from '@groundwork/platform-file-reader';
import { logoSteps } from './draw-logo.reader.ts';

answerSteps('draw-logo', logoSteps);
