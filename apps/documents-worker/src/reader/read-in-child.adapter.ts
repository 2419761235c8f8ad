import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult, DocumentStage, PageProgress, StatementRows } from '@groundwork/contracts';
import {
  type FinishedReading,
  processorTimeOf,
  processorTimeWithoutChildren,
  Reading,
  ReadingFailed,
  type ReadingLimits,
} from '@groundwork/platform-file-reader';
import type { DrawnPicture, DrawTask } from '../domain/drawn-page.model.ts';
import type { RecognitionPass, RecognitionReply } from '../domain/recognition-pass.model.ts';
import { NotQuick } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { pagesAtOnce } from './recognition-limits.adapter.ts';
import type { FileRecognition } from './recognition-lane.adapter.ts';
import {
  type FileMessage,
  type ReadingMessage,
  readingMessage,
  type ReadingTask,
} from '../domain/reading-message.model.ts';

/** A step of one page, or of a PDF that is not open yet. */
const onePageMs = 5000;
const stepMs = 30_000;
const idleMs = 90_000;
const quickMs = 2000;
type ReadingOutcome = AnalysisResult | 'not-quick';

const tooHeavy: AnalysisResult = { outcome: 'rejected', reason: reasons.resourceLimit };
const tooLong: AnalysisResult = { outcome: 'failed', reason: reasons.timeLimit };

export interface ReadingOptions {
  onStage: (stage: DocumentStage, progress?: PageProgress) => void;
  onPicture: (page: number, png: Buffer) => void;
  onRows: (rows: StatementRows) => void;
  signal?: AbortSignal;
  maxTotalMs: number;
}

function handleMessage(
  message: ReadingMessage,
  { onStage, onPicture, onRows }: ReadingOptions,
): ReadingOutcome | undefined {
  if (message.type === 'not-quick') return 'not-quick';
  if (message.type === 'stage') onStage(message.stage, message.progress);
  if (message.type === 'picture') onPicture(message.page, Buffer.from(message.png, 'base64'));
  if (message.type === 'rows') onRows(message.rows);
  return message.type === 'result' ? message.result : undefined;
}

async function reply(
  child: ChildProcess,
  recognition: FileRecognition,
  { request, pass }: { readonly request: number; readonly pass: RecognitionPass },
): Promise<void> {
  const words = await recognition.recognize(pass);
  child.send({ request, ...words } satisfies RecognitionReply, () => undefined);
}

/** Undefined if the reader ended before it received the file. A reader that hangs can be the fault of the machine. */
function outcomeOf(error: ReadingFailed, { isQuick = false }: ReadingTask): ReadingOutcome | undefined {
  if (error.fault === 'hangs') throw error;
  if (isQuick && error.fault !== 'ended') return 'not-quick';
  if (error.fault === 'total-limit') return tooLong;
  return error.isBegun ? tooHeavy : undefined;
}

class DocumentLimits implements ReadingLimits {
  readonly idleMs = idleMs;
  private readonly isQuick: boolean;
  private startMs = quickMs;
  pages: number;

  constructor(
    { isQuick = false, mediaType }: ReadingTask,
    private readonly maxTotalMs: number,
    pages = mediaType === 'application/pdf' ? 1 : Number.POSITIVE_INFINITY,
  ) {
    this.isQuick = isQuick;
    this.pages = pages;
  }

  get totalMs(): number {
    return this.isQuick ? this.startMs + quickMs : this.maxTotalMs;
  }

  begin(usedMs: number): void {
    this.startMs = Math.min(this.startMs, usedMs);
  }

  get busyMs(): number {
    return this.pages > 1 ? stepMs : onePageMs;
  }
}

interface Exchange<T> {
  readonly recognition: FileRecognition;
  readonly limits: DocumentLimits;
  readonly signal?: AbortSignal | undefined;
  readonly receive: (message: ReadingMessage) => T | undefined;
  readonly onFailure: (error: ReadingFailed) => T | undefined;
}

async function exchange<T>(
  child: ChildProcess,
  file: FileMessage,
  { recognition, limits, signal, receive, onFailure }: Exchange<T>,
): Promise<FinishedReading<T | undefined>> {
  const { pid = process.pid } = child;
  const reading = new Reading(child, limits, signal, {
    used: () => processorTimeOf(pid) + recognition.used(),
    usedByStep: () => processorTimeWithoutChildren(pid),
  });
  const receiveRaw = (raw: unknown): T | undefined => {
    const message = readingMessage.parse(raw);
    limits.begin(reading.processorMs);
    if (message.type === 'pages') limits.pages = message.pages;
    if (message.type !== 'recognize') {
      reading.nextStep();
      return receive(message);
    }
    if (recognition.underWay >= pagesAtOnce) throw new Error('The reader sent too many pages at once');
    void reply(child, recognition, message);
    return undefined;
  };
  try {
    const result = await reading.ask(file, receiveRaw).catch((error: unknown) => {
      if (error instanceof ReadingFailed) return onFailure(error);
      throw error;
    });
    return { result, processorMs: reading.processorMs };
  } finally {
    await recognition.end();
  }
}

export async function readInChild(
  child: ChildProcess,
  task: ReadingTask,
  content: Buffer,
  { recognition, signal, ...options }: ReadingOptions & { readonly recognition: FileRecognition },
): Promise<FinishedReading<AnalysisResult> | undefined> {
  const { result, processorMs } = await exchange<ReadingOutcome>(
    child,
    { task, content },
    {
      recognition,
      limits: new DocumentLimits(task, options.maxTotalMs),
      signal,
      receive: (message) => handleMessage(message, options),
      onFailure: (error) => outcomeOf(error, task),
    },
  );
  if (result === 'not-quick') throw new NotQuick(processorMs);
  return result && { result, processorMs };
}

export interface DrawingOptions {
  readonly onPage: (picture: DrawnPicture) => void;
  readonly signal?: AbortSignal;
  readonly maxTotalMs: number;
}

/** A reader that ends without reaching a limit can be stopped with its worker: the next attempt draws again. */
function drawingFailure(error: ReadingFailed): boolean | undefined {
  if (!error.isBegun) return undefined;
  if (error.fault === 'ended' || error.fault === 'hangs') throw error;
  return false;
}

export async function drawInChild(
  child: ChildProcess,
  task: DrawTask,
  content: Buffer,
  { recognition, onPage, signal, maxTotalMs }: DrawingOptions & { readonly recognition: FileRecognition },
): Promise<FinishedReading<boolean> | undefined> {
  const { result, processorMs } = await exchange<boolean>(
    child,
    { task, content },
    {
      recognition,
      limits: new DocumentLimits(
        { mediaType: task.mediaType, category: '' },
        maxTotalMs,
        Number.POSITIVE_INFINITY,
      ),
      signal,
      receive: (message) => {
        if (message.type === 'drawn') onPage(message);
        return message.type === 'drawn-all' ? message.isWhole : undefined;
      },
      onFailure: drawingFailure,
    },
  );
  return result === undefined ? undefined : { result, processorMs };
}
