import { createHash } from 'node:crypto';
import type { AnalysisResult } from '@groundwork/contracts';
import { isPrivateDocument, kindIn, readDocument, statementRowsOf } from '@groundwork/engine-documents';
import { pagesBefore } from '../domain/file-pages.rules.ts';
import type { ReadingMessage, ReadingTask } from '../domain/reading-message.model.ts';
import { Unreadable } from '../documents-worker.errors.ts';
import { specifiedReasons } from '../documents-worker.wording.ts';
import { PageReader } from './pages.reader.ts';
import type { Recognition } from './recognition.adapter.ts';

export type SendReading = (message: ReadingMessage, pages?: number) => Promise<void>;

export async function readFile(
  bytes: Buffer,
  task: ReadingTask,
  { send, recognition }: { readonly send: SendReading; readonly recognition: Recognition },
): Promise<AnalysisResult> {
  const before = pagesBefore(task.pageRange);
  const sendAtFilePages = (message: ReadingMessage) => send(message, before);
  const reader = new PageReader(sendAtFilePages, recognition);
  const pages = await reader.read(bytes, task);
  const { category, learned } = task;
  // The kind is remembered. Of 300 pages, it needs a step of its own, and so do the rows.
  const nextStep = () => (pages.length > 1 ? send({ type: 'step' }) : Promise.resolve());
  if (pages.length > 1) kindIn(pages);
  await nextStep();
  const { blank, figuresKey, ...reading } = readDocument(pages, category, reader.facts, before, learned);
  if (blank) throw new Unreadable(specifiedReasons.blankForm);
  await nextStep();
  const rows = statementRowsOf(pages, reading);
  if (rows !== null) await sendAtFilePages({ type: 'rows', rows });
  for (const stage of ['classified', 'figures', 'checks'] as const) await send({ type: 'stage', stage });
  const figuresHash = figuresKey === null ? null : createHash('sha256').update(figuresKey).digest('hex');
  const previews = isPrivateDocument(reading.classification?.subcategory ?? null) ? 0 : reader.previews;
  return { outcome: 'analysed', ...reading, figuresHash, pages: pages.length, previews };
}
