import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LedgerWork, StepInput, StepName, StepOutput } from './ledger-work.port.ts';

const mostHeapMb = 640;
const program = fileURLToPath(new URL('../../dist/ledger-work/ledger-work.child.js', import.meta.url));

export class WorkEnded extends Error {
  override name = 'WorkEnded';
}

/** A process without keys, settings and connections. It ends with its service, because it then loses its channel. */
export class ProcessWork implements LedgerWork {
  private readonly child: ChildProcess;
  private readonly closed: Promise<unknown>;

  constructor(heapMb = mostHeapMb) {
    const limits = [`--max-old-space-size=${heapMb}`, '--optimize-for-size'];
    this.child = spawn(process.execPath, [...limits, program], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/nonexistent' },
    });
    this.closed = once(this.child, 'close').catch(() => undefined);
  }

  async run<Name extends StepName>(step: Name, input: StepInput<Name>): Promise<StepOutput<Name>> {
    const reply = once(this.child, 'message') as Promise<[{ output: StepOutput<Name> }]>;
    const ended = this.closed.then(() => {
      throw new WorkEnded(`The process for bank rows ended during "${step}"`);
    });
    this.child.send({ step, input }, () => undefined);
    const [{ output }] = await Promise.race([reply, ended]);
    return output;
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.closed;
  }
}
