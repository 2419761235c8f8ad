import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnalysisResult, DocumentStage, PageProgress } from '@groundwork/contracts';
import { type ReadingMessage, readingMessage, type ReadingTask } from './reading-messages.ts';

/** Without a finished step for this long, a file is fighting its reader. */
const stepMs = 20_000;
const memoryBytes = 2_000_000_000;
/** Always the built one: seen from here the same path, whether this file runs from src or from dist. */
const reader = fileURLToPath(new URL('../../../dist/features/read-file/read-file.child.js', import.meta.url));

/** The reader gets no secret of ours: it opens files nobody vouches for. */
const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  // A container's user may be a mere number: a library asks for its home while loading, and fails where nobody knows one.
  HOME: '/nonexistent',
};

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

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
/** Where the system offers it, the kernel holds the memory limit (wasm ignores Node's own), */
const limits = works('prlimit', '--version') ? ['prlimit', `--data=${memoryBytes}`] : [];
/** and ends the reader with its worker, even one that was killed and a reader that hears nothing. */
const ties = works('setpriv', '--pdeathsig', 'KILL', 'true') ? ['setpriv', '--pdeathsig', 'KILL'] : [];

function start(task: ReadingTask): ChildProcess {
  const node = [process.execPath, '--max-old-space-size=512', reader, JSON.stringify(task)];
  const [command = process.execPath, ...rest] = [...ties, ...limits, ...node];
  return spawn(command, rest, { stdio: ['pipe', 'ignore', 'ignore', 'ipc'], env: bareEnvironment });
}

function hear(message: ReadingMessage, { onStage, onPicture }: Listener): AnalysisResult | undefined {
  if (message.type === 'stage') onStage(message.stage, message.progress);
  if (message.type === 'picture') onPicture(message.page, Buffer.from(message.png, 'base64'));
  return message.type === 'result' ? message.result : undefined;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    // Not 'exit': the last words may still be on their way then.
    child.once('close', () => {
      resolve();
    });
  });
}

/** Reads one file in a process of its own: a hostile file ends that process, never the worker. */
export async function readInChild(
  task: ReadingTask,
  content: Buffer,
  listener: Listener,
): Promise<AnalysisResult> {
  listener.signal?.throwIfAborted();
  const child = start(task);
  let result: AnalysisResult | undefined;
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
    patience.refresh();
    result ??= hear(message, listener);
  });
  // it may end before it has taken everything
  child.stdin?.on('error', () => undefined).end(content);
  await ended(child).finally(() => {
    clearTimeout(patience);
    clearTimeout(deadline);
    listener.signal?.removeEventListener('abort', kill);
  });
  listener.signal?.throwIfAborted();
  return result ?? tooHeavy;
}
