import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnalysisResult, DocumentStage } from '@groundwork/contracts';
import { readingMessage, type ReadingTask } from './reading-messages.ts';

/** Without a finished step for this long, a file is fighting its reader. */
const stepMs = 20_000;
const memoryBytes = 2_000_000_000;
/** Always the built one: seen from here the same path, whether this file runs from src or from dist. */
const reader = fileURLToPath(
  new URL('../../../dist/features/analyse-document/read-file.child.js', import.meta.url),
);

/** The reader gets no secret of ours: it opens files nobody vouches for. */
const bareEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin' };

const tooHeavy: AnalysisResult = {
  outcome: 'rejected',
  reason: 'This file could not be read within its limits of time and memory.',
};

const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

/** Where the system offers it, the kernel holds the memory limit; wasm ignores Node's own. */
function start(task: ReadingTask): ChildProcess {
  const node = [process.execPath, '--max-old-space-size=512', reader, JSON.stringify(task)];
  const [command = process.execPath, ...rest] = hasPrlimit
    ? ['prlimit', `--data=${memoryBytes}`, ...node]
    : node;
  return spawn(command, rest, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: bareEnvironment });
}

/** Reads one file in a process of its own: a hostile file ends that process, never the worker. */
export async function readInChild(
  task: ReadingTask,
  onStage: (stage: DocumentStage) => void,
): Promise<AnalysisResult> {
  const child = start(task);
  let result: AnalysisResult | undefined;
  const patience = setTimeout(() => child.kill('SIGKILL'), stepMs);
  child.on('message', (raw) => {
    const { data: message } = readingMessage.safeParse(raw);
    if (!message) {
      child.kill('SIGKILL');
      return;
    }
    patience.refresh();
    if (message.type === 'stage') onStage(message.stage);
    else result = message.result;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    // Not 'exit': the last words may still be on their way then.
    child.once('close', () => {
      resolve();
    });
  }).finally(() => {
    clearTimeout(patience);
  });
  return result ?? tooHeavy;
}
