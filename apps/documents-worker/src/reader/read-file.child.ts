import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AnalysisResult } from '@groundwork/contracts';
import { readDocument } from '@groundwork/engine-documents';
import { PageReader } from './pages.reader.ts';
import type { ReadingMessage, ReadingTask } from '../domain/reading-message.model.ts';
import { Unreadable } from '../documents-worker.errors.ts';

const say = (message: ReadingMessage) =>
  new Promise<void>((resolve) => {
    if (process.send)
      process.send(message, () => {
        resolve();
      });
    else resolve();
  });

async function read(task: ReadingTask): Promise<AnalysisResult> {
  const reader = new PageReader(say);
  const pages = await reader.read(await buffer(process.stdin), task);
  const { blank, figuresKey, ...reading } = readDocument(pages, task.category, reader.facts);
  if (blank) throw new Unreadable('This form is blank');
  for (const stage of ['classified', 'figures', 'checks'] as const) await say({ type: 'stage', stage });
  const figuresHash = figuresKey === null ? null : createHash('sha256').update(figuresKey).digest('hex');
  return { outcome: 'analysed', ...reading, figuresHash, pages: pages.length, previews: reader.previews };
}

// nobody waits for the result any more
process.once('disconnect', () => process.exit(1));
// one task in its life: what a file has done to this process ends with it
const [task] = (await once(process, 'message')) as [ReadingTask];
// what an operator sees in a list of processes
process.title = 'documents-reader with a file';
await say({ type: 'step' });
const result = await read(task).catch((error: unknown): AnalysisResult => {
  const reason =
    error instanceof Unreadable ? error.message : 'This file is damaged or too complex to be read.';
  return { outcome: 'rejected', reason };
});
await say({ type: 'result', result });
process.exit(0);
