import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AnalysisResult } from '@groundwork/contracts';
import { readDocument } from '@groundwork/engine-documents';
import { PageReader } from './read-pages.ts';
import type { ReadingMessage, ReadingTask } from './reading-messages.ts';
import { Unreadable } from './unreadable.ts';

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
const task = JSON.parse(process.argv[2] ?? '{}') as ReadingTask;
const result = await read(task).catch((error: unknown): AnalysisResult => {
  const reason =
    error instanceof Unreadable ? error.message : 'This file is damaged or too complex to be read.';
  return { outcome: 'rejected', reason };
});
await say({ type: 'result', result });
process.exit(0);
