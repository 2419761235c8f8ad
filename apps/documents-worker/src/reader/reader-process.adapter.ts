import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ChosenRecognizer } from './recognizer-choice.adapter.ts';

const memoryBytes = 2_000_000_000;
const pathOf = (child: string) =>
  fileURLToPath(new URL(`../../dist/reader/${child}.child.js`, import.meta.url));

const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  // A library reads its home folder while loading. The user of a container can lack one.
  HOME: '/nonexistent',
};

const isAvailable = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
/** The kernel enforces the memory limit, because wasm ignores the limit of Node. */
const limits = isAvailable('prlimit', '--version') ? ['prlimit', `--data=${memoryBytes}`] : [];
/** The kernel ends a reader with its worker, also after SIGKILL. */
export const parentTie = isAvailable('setpriv', '--pdeathsig', 'KILL', 'true')
  ? ['setpriv', '--pdeathsig', 'KILL']
  : [];

function start(name: string, recognizer: Pick<ChosenRecognizer, 'arguments' | 'environment'>): ChildProcess {
  const node = [process.execPath, '--max-old-space-size=512', pathOf(name), ...recognizer.arguments];
  const [command = process.execPath, ...rest] = [...parentTie, ...limits, ...node];
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { ...bareEnvironment, ...recognizer.environment },
  });
  child.on('error', () => undefined);
  return child;
}

export const startReader = (recognizer: ChosenRecognizer): ChildProcess => start('read-file', recognizer);

export const startRecognizer = (): ChildProcess => start('recognize', { arguments: [], environment: {} });

const exits = new WeakMap<ChildProcess, Promise<void>>();

function exitOf(child: ChildProcess): Promise<void> {
  if ((child.exitCode ?? child.signalCode) !== null) return Promise.resolve();
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    // 'exit' can come before the last message
    child.once('close', () => {
      resolve();
    });
  });
}

export function waitForExit(child: ChildProcess): Promise<void> {
  const exit = exits.get(child) ?? exitOf(child);
  exits.set(child, exit);
  return exit;
}
