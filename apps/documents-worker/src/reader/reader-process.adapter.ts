import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const memoryBytes = 2_000_000_000;
/** Always the built one: seen from here the same path, whether this file runs from src or from dist. */
const reader = fileURLToPath(new URL('../../dist/reader/read-file.child.js', import.meta.url));

/** The reader gets no secret of ours: it opens files nobody vouches for. */
const bareEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  // A container's user may be a mere number: a library asks for its home while loading, and fails where nobody knows one.
  HOME: '/nonexistent',
};

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
/** Where the system offers it, the kernel holds the memory limit (wasm ignores Node's own), */
const limits = works('prlimit', '--version') ? ['prlimit', `--data=${memoryBytes}`] : [];
/** and ends the reader with its worker, even one that was killed and a reader that hears nothing. */
const ties = works('setpriv', '--pdeathsig', 'KILL', 'true') ? ['setpriv', '--pdeathsig', 'KILL'] : [];

/** A reader waits for one task, then for the file on its input, and ends. */
export function startReader(): ChildProcess {
  const node = [process.execPath, '--max-old-space-size=512', reader];
  const [command = process.execPath, ...rest] = [...ties, ...limits, ...node];
  const child = spawn(command, rest, { stdio: ['pipe', 'ignore', 'ignore', 'ipc'], env: bareEnvironment });
  // it may end before it is heard, or before it has taken everything
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  return child;
}

/** When it is gone and its last words were heard. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    // Not 'exit': the last words may still be on their way then.
    child.once('close', () => {
      resolve();
    });
  });
}
