import { join } from 'node:path';
import { linesInPdf } from '../../libs/test-data/src/documents/pdf-text.ts';
import { scheduleC } from '../local/demo-documents.ts';

export const samplesFolder = join(import.meta.dirname, '../../apps/web/public/samples');

export const sampleDocuments: Readonly<Record<string, string>> = {
  'schedule-c-2025.pdf': linesInPdf(scheduleC(2025)),
};
