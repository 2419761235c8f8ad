import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { roomForCode } from './code-room.ts';

export interface ReaderProgram {
  readonly file: string;
  readonly heapMb: number;
  readonly memoryMb: number;
  readonly flags?: readonly string[];
  readonly arguments?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly priority?: number;
}

const usualPriority = 5;

const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  // A library reads its home folder while loading. The user of a container can lack one.
  HOME: '/nonexistent',
};

const isAvailable = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

// Found while the service starts: a synchronous spawn at the first file would stop its event loop.

/** The kernel enforces the memory limit, because wasm and buffers ignore the limit of Node. */
const limitsMemory = isAvailable('prlimit', '--version');
const room = roomForCode();

/** The kernel ends a reader with its service, also after SIGKILL. */
export const parentTie: readonly string[] = isAvailable('setpriv', '--pdeathsig', 'KILL', 'true')
  ? ['setpriv', '--pdeathsig', 'KILL']
  : [];

export function startReader(program: ReaderProgram): ChildProcess {
  const memory = limitsMemory ? ['prlimit', `--data=${program.memoryMb * 1_000_000 + room}`] : [];
  const flags = [`--max-old-space-size=${program.heapMb}`, ...(program.flags ?? [])];
  const node = [process.execPath, ...flags, program.file, ...(program.arguments ?? [])];
  const [command = process.execPath, ...rest] = [...parentTie, ...memory, ...node];
  const child = spawn(command, rest, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { ...bareEnvironment, ...program.environment },
  });
  child.on('error', () => undefined);
  // only root may raise the priority that a child inherits
  const priority = Math.max(program.priority ?? usualPriority, getPriority());
  if (child.pid !== undefined) setPriority(child.pid, priority);
  return child;
}

const exits = new WeakMap<ChildProcess, Promise<void>>();

function exitOf(child: ChildProcess): Promise<void> {
  if ((child.exitCode ?? child.signalCode) !== null) return Promise.resolve();
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
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

export async function endReader(child: ChildProcess): Promise<void> {
  const exit = waitForExit(child);
  child.kill('SIGKILL');
  await exit;
}
