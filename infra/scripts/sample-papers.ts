import { join } from 'node:path';
import { paper } from '../local/demo-paper.ts';
import { scheduleC } from '../local/demo-papers.ts';

export const samplesFolder = join(import.meta.dirname, '../../apps/web/public/samples');

export const samplePapers: Readonly<Record<string, string>> = {
  'schedule-c-2025.pdf': paper(scheduleC(2025)),
};
