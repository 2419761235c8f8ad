import { answerSteps } from '@groundwork/platform-file-reader';
import { photoSteps } from './photos-to-pdf.reader.ts';

answerSteps('photos-to-pdf', photoSteps);
