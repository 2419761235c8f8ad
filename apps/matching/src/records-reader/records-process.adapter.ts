import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { RecordEncoding } from '../domain/reader-line.rules.ts';

export type RecordsProcess = ChildProcessByStdio<Writable, Readable, null>;

const heapMb = 160;
const belowCalls = constants.priority.PRIORITY_LOW;
const reader = fileURLToPath(new URL('../../dist/records-reader/read-records.child.js', import.meta.url));

/** The kernel ends a reader with its service, also after SIGKILL. */
const parentTie =
  spawnSync('setpriv', ['--pdeathsig', 'KILL', 'true']).status === 0
    ? ['setpriv', '--pdeathsig', 'KILL']
    : [];

export function startRecordsProcess(encoding: RecordEncoding): RecordsProcess {
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, reader, encoding];
  const [command = process.execPath, ...rest] = [...parentTie, ...node];
  const child = spawn(command, rest, {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/nonexistent' },
  });
  // a killed reader ends its input early, and its missing result reports that
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, belowCalls);
  return child;
}
