import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult, DocumentStage, PageProgress, StatementRows } from '@groundwork/contracts';
import {
  type FinishedReading,
  processorTimeOf,
  processorTimeWithoutChildren,
  Reading,
  ReadingFailed,
} from '@groundwork/platform-file-reader';
import type { RecognitionPass, RecognitionReply } from '../domain/recognition-pass.model.ts';
import { reasons } from '../documents-worker.wording.ts';
import { pagesAtOnce } from './recognition-limits.adapter.ts';
import type { FileRecognition } from './recognition-lane.adapter.ts';
import {
  type FileMessage,
  type ReadingMessage,
  readingMessage,
  type ReadingTask,
} from '../domain/reading-message.model.ts';

const limits = { busyMs: 30_000, idleMs: 90_000 };
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
): AnalysisResult | undefined {
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
function resultOf(error: ReadingFailed): AnalysisResult | undefined {
  if (error.fault === 'hangs') throw error;
  if (error.fault === 'total-limit') return tooLong;
  return error.isBegun ? tooHeavy : undefined;
}

export async function readInChild(
  child: ChildProcess,
  task: ReadingTask,
  content: Buffer,
  { recognition, ...options }: ReadingOptions & { readonly recognition: FileRecognition },
): Promise<FinishedReading<AnalysisResult> | undefined> {
  const { pid = process.pid } = child;
  const reading = new Reading(child, { ...limits, totalMs: options.maxTotalMs }, options.signal, {
    used: () => processorTimeOf(pid) + recognition.used(),
    usedByStep: () => processorTimeWithoutChildren(pid),
  });
  const receive = (raw: unknown): AnalysisResult | undefined => {
    const message = readingMessage.parse(raw);
    if (message.type !== 'recognize') {
      reading.nextStep();
      return handleMessage(message, options);
    }
    if (recognition.underWay >= pagesAtOnce) throw new Error('The reader sent too many pages at once');
    void reply(child, recognition, message);
    return undefined;
  };
  try {
    const result = await reading.ask({ task, content } satisfies FileMessage, receive);
    return { result, processorMs: reading.processorMs };
  } catch (error) {
    if (!(error instanceof ReadingFailed)) throw error;
    const result = resultOf(error);
    return result && { result, processorMs: error.processorMs };
  } finally {
    await recognition.end();
  }
}
