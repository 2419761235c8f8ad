import { join } from 'node:path';
import { document } from '../local/demo-document.ts';
import { scheduleC } from '../local/demo-documents.ts';

export const samplesFolder = join(import.meta.dirname, '../../apps/web/public/samples');

export const sampleDocuments: Readonly<Record<string, string>> = {
  'schedule-c-2025.pdf': document(scheduleC(2025)),
};
