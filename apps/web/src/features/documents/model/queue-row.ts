import type { DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatMoment, formatWait } from '#shared/formatting/format.ts';
import { words as documentWords } from '../documents.wording.ts';
import { words } from '../drop-queue.wording.ts';
import type { QueuedFile, QueueStep } from './drop-queue.ts';
import { isBeingRead } from './owner-actions.ts';

/** A file of this visit that is no document yet. */
export interface QueueRow {
  readonly entry: QueuedFile;
  readonly tone: 'waiting' | 'good' | 'bad';
  readonly title: string;
  readonly text: string | null;
  /** While the file is sent. */
  readonly percent: number | null;
  readonly canRetry: boolean;
}

type State = Pick<QueueRow, 'tone' | 'title' | 'text'>;

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
  return step.id === null
    ? { tone: 'good', title: words.arrived, text: null }
    : { tone: 'waiting', title: words.beingRead, text: documentWords.analysis.received.sentence };
}

const rowOf = (entry: QueuedFile, now: number): QueueRow => ({
  entry,
  ...stateOfStep(entry.step, now),
  percent: entry.step.kind === 'sending' ? entry.step.percent : null,
  canRetry: entry.step.kind === 'failed' && entry.step.canRetry,
});

/** The list of documents can be newer than the reply to the upload. */
const isArrival = (document: DocumentView, { file, step }: QueuedFile): boolean =>
  step.kind === 'sending' &&
  isBeingRead(document) &&
  file.name === document.originalName &&
  file.size === document.fileSize;

const isListed = (entry: QueuedFile, documents: readonly DocumentView[]): boolean => {
  const { step } = entry;
  if (step.kind === 'sent' && step.isBankFile) return true;
  return documents.some(
    (document) => (step.kind === 'sent' && step.id === document.id) || isArrival(document, entry),
  );
};

/** The files of this visit that no list has yet. */
export const queueRows = (
  files: readonly QueuedFile[],
  documents: readonly DocumentView[],
  now: number,
): readonly QueueRow[] =>
  files.filter((entry) => !isListed(entry, documents)).map((entry) => rowOf(entry, now));
