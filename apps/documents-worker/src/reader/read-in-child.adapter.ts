import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult, DocumentStage, PageProgress } from '@groundwork/contracts';
import { ended } from './reader-process.adapter.ts';
import { type ReadingMessage, readingMessage, type ReadingTask } from '../domain/reading-message.model.ts';

/** Without a finished step for this long, a file is fighting its reader. */
const stepMs = 20_000;
const tooHeavy: AnalysisResult = {
  outcome: 'rejected',
  reason: 'This file could not be read within its limits of time and memory.',
};
const tooLong: AnalysisResult = {
  outcome: 'failed',
  reason: 'The analysis took longer than ten minutes and was stopped. Please try Re-analyse.',
};

export interface Listener {
  onStage: (stage: DocumentStage, progress?: PageProgress) => void;
  onPicture: (page: number, png: Buffer) => void;
  /** Ends the reading, which is then nobody's fault. */
  signal?: AbortSignal;
  /** Of all steps together. */
  inAllMs: number;
}

function hear(message: ReadingMessage, { onStage, onPicture }: Listener): AnalysisResult | undefined {
  if (message.type === 'stage') onStage(message.stage, message.progress);
  if (message.type === 'picture') onPicture(message.page, Buffer.from(message.png, 'base64'));
  return message.type === 'result' ? message.result : undefined;
}

/**
 * Reads one file in a reader of its own: a hostile file ends that process, never the worker.
 * Nothing if it ended before it took the file, which then was not the file's doing.
 */
export async function readInChild(
  child: ChildProcess,
  task: ReadingTask,
  content: Buffer,
  listener: Listener,
): Promise<AnalysisResult | undefined> {
  let [isTaken, result] = [false, undefined as AnalysisResult | undefined];
  const kill = () => child.kill('SIGKILL');
  const patience = setTimeout(kill, stepMs);
  const deadline = setTimeout(() => {
    result = tooLong;
    kill();
  }, listener.inAllMs);
  listener.signal?.addEventListener('abort', kill);
  child.on('message', (raw) => {
    const { data: message } = readingMessage.safeParse(raw);
    if (!message) {
      kill();
      return;
    }
    isTaken = true;
    patience.refresh();
    result ??= hear(message, listener);
  });
  // it may have ended, or end before it has taken everything
  child.send(task, () => undefined);
  child.stdin?.end(content);
  await ended(child).finally(() => {
    clearTimeout(patience);
    clearTimeout(deadline);
    listener.signal?.removeEventListener('abort', kill);
  });
  listener.signal?.throwIfAborted();
  return result ?? (isTaken ? tooHeavy : undefined);
}
