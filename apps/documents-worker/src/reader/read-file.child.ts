import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AnalysisResult } from '@groundwork/contracts';
import { isPrivatePaper, readDocument, statementRowsOf } from '@groundwork/engine-documents';
import { PageReader } from './pages.reader.ts';
import { recognitionOf } from './recognition.adapter.ts';
import { atFilePages, pagesBefore } from '../domain/file-pages.rules.ts';
import type { ReadingMessage, ReadingTask } from '../domain/reading-message.model.ts';
import { NotRead, Unreadable } from '../documents-worker.errors.ts';
import { reasons, specifiedReasons } from '../documents-worker.wording.ts';

const send = (message: ReadingMessage, pages = 0) =>
  new Promise<void>((resolve) => {
    if (process.send)
      process.send(atFilePages(message, pages), () => {
        resolve();
      });
    else resolve();
  });

async function read(task: ReadingTask): Promise<AnalysisResult> {
  const before = pagesBefore(task.pageRange);
  const sendAtFilePages = (message: ReadingMessage) => send(message, before);
  const reader = new PageReader(sendAtFilePages, recognitionOf(process.argv[2]));
  const pages = await reader.read(await buffer(process.stdin), task);
  const { blank, figuresKey, ...reading } = readDocument(pages, task.category, reader.facts, before);
  if (blank) throw new Unreadable(specifiedReasons.blankForm);
  const rows = statementRowsOf(pages, reading);
  if (rows !== null) await sendAtFilePages({ type: 'rows', rows });
  for (const stage of ['classified', 'figures', 'checks'] as const) await send({ type: 'stage', stage });
  const figuresHash = figuresKey === null ? null : createHash('sha256').update(figuresKey).digest('hex');
  const previews = isPrivatePaper(reading.classification?.subcategory ?? null) ? 0 : reader.previews;
  return { outcome: 'analysed', ...reading, figuresHash, pages: pages.length, previews };
}

process.once('disconnect', () => process.exit(1));
const [task] = (await once(process, 'message')) as [ReadingTask];
process.title = 'documents-reader with a file';
await send({ type: 'step' });
const result = await read(task).catch((error: unknown): AnalysisResult => {
  if (error instanceof NotRead) return { outcome: 'failed', reason: error.message };
  const reason = error instanceof Unreadable ? error.message : reasons.unreadable;
  return { outcome: 'rejected', reason };
});
await send({ type: 'result', result });
process.exit(0);
