import { join } from 'node:path';
import { paper } from '../local/demo-paper.ts';
import { scheduleC } from '../local/demo-papers.ts';

const root = join(import.meta.dirname, '../..');

export const samplesFolders = ['docs/samples', 'apps/web/public/samples'].map((folder) => join(root, folder));

export const samplePapers: Readonly<Record<string, string>> = {
  'schedule-c-2025.pdf': paper(scheduleC(2025)),
};
