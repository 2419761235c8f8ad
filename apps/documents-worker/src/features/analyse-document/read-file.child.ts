import { readFile } from 'node:fs/promises';
import type { AnalysisResult } from '@groundwork/contracts';
import { readDocument } from '@groundwork/engine-documents';
import { readPdfPages, Unreadable } from './pdf-text.ts';
import type { ReadingMessage, ReadingTask } from './reading-messages.ts';

const say = (message: ReadingMessage) =>
  new Promise<void>((resolve) => {
    if (process.send)
      process.send(message, () => {
        resolve();
      });
    else resolve();
  });

async function read(task: ReadingTask): Promise<AnalysisResult> {
  const pages = task.mediaType === 'application/pdf' ? await readPdfPages(await readFile(task.file)) : [];
  await say({ type: 'stage', stage: 'text' });
  const reading = readDocument(pages, task.category);
  await say({ type: 'stage', stage: 'classified' });
  return { outcome: 'analysed', ...reading };
}

const task = JSON.parse(process.argv[2] ?? '{}') as ReadingTask;
const result = await read(task).catch((error: unknown): AnalysisResult => {
  const reason = error instanceof Unreadable ? error.message : 'This file could not be read.';
  return { outcome: 'rejected', reason };
});
await say({ type: 'result', result });
process.exit(0);
