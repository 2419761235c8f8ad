import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult, DocumentStage, PageProgress, StatementRows } from '@groundwork/contracts';
import type { RecognitionPass, RecognitionReply } from '../domain/recognition-pass.model.ts';
import { reasons } from '../documents-worker.wording.ts';
import type { FileRecognition } from './recognition-lane.adapter.ts';
import { waitForExit } from './reader-process.adapter.ts';
import {
  checkRegularly,
  NoProcessorTime,
  pagesAtOnce,
  processorTimeOf,
  processorTimeWithoutChildren,
  ProcessorWatch,
} from './processor-limits.adapter.ts';
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

export async function readInChild(
  child: ChildProcess,
  task: ReadingTask,
  content: Buffer,
  { recognition, ...options }: ReadingOptions & { readonly recognition: FileRecognition },
): Promise<AnalysisResult | undefined> {
  let [isStarted, result] = [false, undefined as AnalysisResult | undefined];
  const kill = () => child.kill('SIGKILL');
  const { pid = process.pid } = child;
  const used = () => processorTimeOf(pid) + recognition.used();
  const usedByReader = () => processorTimeWithoutChildren(pid);
  const watch = new ProcessorWatch({ ...limits, totalMs: options.maxTotalMs }, used, usedByReader);
  const state = { isHung: false };
  const checkLimits = () => {
    if (watch.isOverTotal) result ??= tooLong;
    const broken = watch.broken();
    state.isHung ||= broken instanceof NoProcessorTime;
    if (broken || watch.isOverTotal) kill();
  };
  const stopChecks = checkRegularly(checkLimits);
  options.signal?.addEventListener('abort', kill);
  let stopWaiting: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    stopWaiting = resolve;
  });
  const receive = (raw: unknown) => {
    const { data: message } = readingMessage.safeParse(raw);
    if (!message || (message.type === 'recognize' && recognition.underWay >= pagesAtOnce)) {
      kill();
      return;
    }
    isStarted = true;
    checkLimits();
    if (message.type === 'recognize') void reply(child, recognition, message);
    else watch.nextStep();
    result ??= handleMessage(message, options);
    if (result) stopWaiting();
  };
  child.on('message', receive);
  child.send({ task, content } satisfies FileMessage, () => undefined);
  await Promise.race([answered, waitForExit(child)]).finally(() => {
    stopChecks();
    child.off('message', receive);
    options.signal?.removeEventListener('abort', kill);
    return recognition.end();
  });
  options.signal?.throwIfAborted();
  if (state.isHung && !result) throw new Error('The reader hangs');
  return result ?? (isStarted ? tooHeavy : undefined);
}
