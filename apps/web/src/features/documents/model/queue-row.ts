import { documentCategoryLabels, documentKinds, type DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatMoment, formatWait } from '#shared/formatting/format.ts';
import { words as documentWords } from '../documents.wording.ts';
import { words } from '../drop-queue.wording.ts';
import { analysisSummary, reviewNote } from './document-state.ts';
import type { QueuedFile, QueueStep } from './drop-queue.ts';
import { holderNote } from './holder.ts';

export interface QueueRow {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly tone: 'waiting' | 'good' | 'warn' | 'bad';
  readonly title: string;
  readonly text: string | null;
  /** While the file is sent. */
  readonly percent: number | null;
  readonly entry: QueuedFile | null;
  readonly document: DocumentView | null;
  readonly canRetry: boolean;
  readonly isOpen: boolean;
}

type State = Pick<QueueRow, 'tone' | 'title' | 'text'>;

const isRead = ({ status }: DocumentView) => status === 'processed' || status === 'verified';
const isBeingRead = ({ status }: DocumentView) => status === 'pending' || status === 'processing';

export const needsCategory = (document: DocumentView): boolean =>
  document.categoryOpen === true && isRead(document);

function titleOf({ aiAnalysis, subcategory }: DocumentView): string {
  const kind = aiAnalysis.classification?.subcategory ?? subcategory;
  return kind === null ? words.unknown : fill(words.readAs, { kind: documentKinds[kind].label });
}

function readState(document: DocumentView): State {
  const title = titleOf(document);
  if (needsCategory(document)) return { tone: 'warn', title: words.unknown, text: words.whichCategory };
  const review = holderNote(document) ?? reviewNote(document);
  if (review !== null) return { tone: 'warn', title, text: review };
  const category = documentCategoryLabels[document.category];
  return { tone: 'good', title, text: fill(words.counts, { category }) };
}

function stateOfDocument(document: DocumentView): State {
  if (isRead(document)) return readState(document);
  const { sentence } = analysisSummary(document);
  if (document.status === 'rejected') return { tone: 'bad', title: sentence, text: words.sendAnother };
  if (document.status === 'failed') return { tone: 'bad', title: sentence, text: words.readAgain };
  return { tone: 'waiting', title: words.beingRead, text: sentence };
}

/** Only a spent file budget needs a longer wait. */
const longestShortWait = 120_000;

function pauseOf(until: number, now: number): Pick<State, 'title' | 'text'> {
  if (until - now > longestShortWait) {
    const moment = formatMoment(new Date(until).toISOString());
    return { title: words.spent, text: fill(words.pausedUntil, { moment }) };
  }
  const wait = formatWait((until - now) / 1000);
  return { title: words.paused, text: fill(words.pausedFor, { wait }) };
}

function stateOfStep(step: QueueStep, now: number): State {
  if (step.kind === 'failed')
    return { tone: 'bad', title: step.reason, text: step.canRetry ? words.sendAgain : words.cannotSend };
  if (step.kind === 'paused') return { tone: 'waiting', ...pauseOf(step.until, now) };
  if (step.kind === 'offline') return { tone: 'waiting', title: words.offline, text: words.offlineText };
  if (step.kind === 'sending') {
    const title = step.percent < 100 ? fill(words.sending, { percent: step.percent }) : words.checking;
    return { tone: 'waiting', title, text: null };
  }
  if (step.kind === 'waiting') return { tone: 'waiting', title: words.waiting, text: null };
  return step.documentId === null
    ? { tone: 'good', title: words.arrived, text: null }
    : { tone: 'waiting', title: words.beingRead, text: documentWords.analysis.received.sentence };
}

const rowOfDocument = (document: DocumentView, entry: QueuedFile | null): QueueRow => ({
  key: document.id,
  name: document.originalName,
  size: document.fileSize,
  ...stateOfDocument(document),
  percent: null,
  entry,
  document,
  canRetry: document.status === 'failed',
  isOpen: needsCategory(document),
});

const rowOfEntry = (entry: QueuedFile, now: number): QueueRow => ({
  key: `file ${entry.id}`,
  name: entry.file.name,
  size: entry.file.size,
  ...stateOfStep(entry.step, now),
  percent: entry.step.kind === 'sending' ? entry.step.percent : null,
  entry,
  document: null,
  canRetry: entry.step.kind === 'failed' && entry.step.canRetry,
  isOpen: false,
});

/** The list of documents can be newer than the reply to the upload. */
const isArrivalOf = ({ file, step }: QueuedFile, { originalName, fileSize }: DocumentView): boolean =>
  step.kind === 'sending' && file.name === originalName && file.size === fileSize;

const idOf = ({ step }: QueuedFile) => (step.kind === 'sent' ? step.documentId : null);

/** The files of this visit, then documents that are still read or have no category. */
export function queueRows(
  files: readonly QueuedFile[],
  documents: readonly DocumentView[],
  now: number,
): readonly QueueRow[] {
  const sent = new Set(files.map(idOf));
  const own = files.map((entry) => {
    const document = documents.find(({ id }) => id === idOf(entry));
    return document === undefined ? rowOfEntry(entry, now) : rowOfDocument(document, entry);
  });
  const others = documents.filter(
    (document) =>
      !sent.has(document.id) &&
      !files.some((entry) => isArrivalOf(entry, document)) &&
      (isBeingRead(document) || needsCategory(document)),
  );
  return [...own, ...others.map((document) => rowOfDocument(document, null))];
}

/** One sentence for screen readers, which changes only when a file changes its state. */
export function queueSummary(rows: readonly QueueRow[]): string {
  const count = (tone: QueueRow['tone']) => rows.filter((row) => row.tone === tone).length;
  return fill(words.summary, {
    total: rows.length,
    done: count('good'),
    running: count('waiting'),
    attention: count('warn') + count('bad'),
  });
}
