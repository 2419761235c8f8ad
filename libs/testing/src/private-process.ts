import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { eventually } from './eventually.ts';

export interface PrivateProcessOptions {
  command: string;
  args: string[];
  /** All of its environment. */
  env: NodeJS.ProcessEnv;
  /** Receives what it prints. */
  log: string;
  cwd?: string;
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  ready?: () => Promise<boolean>;
}

/** A process that belongs to one test: it may be killed without a word and started again. */
export class PrivateProcess {
  private child: ChildProcess | undefined;
  private over = false;

  constructor(private readonly options: PrivateProcessOptions) {}

  /** Returns once it is ready. PostgreSQL refuses for some seconds after a kill: it is tried again. */
  async start(): Promise<void> {
    const { ready, log } = this.options;
    // a test that failed may still be on its way while what it used is taken down
    if (this.over) throw new Error('Its test is over');
    this.spawn();
    if (!ready) return;
    const answers = async () => {
      if (!this.isAlive()) this.spawn();
      return ready();
    };
    await eventually(answers, (yes) => yes, 30_000).catch((error: unknown) => {
      throw new Error(`Not ready. Its last lines:\n${readFileSync(log, 'utf8').slice(-2000)}`, {
        cause: error,
      });
    });
  }

  /** Ends it without a word, as a crash would. */
  kill = (): Promise<void> => this.end('SIGKILL');

  async stop(): Promise<void> {
    this.over = true;
    await this.end(this.options.stopSignal ?? 'SIGTERM');
  }

  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('It was never started');
    return this.child.pid;
  }

  private isAlive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  private spawn(): void {
    const { command, args, env, log, cwd, uid, gid } = this.options;
    const output = openSync(log, 'a');
    this.child = spawn(command, args, {
      env,
      stdio: ['ignore', output, output],
      ...(cwd !== undefined && { cwd }),
      ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
    });
    closeSync(output);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || !this.isAlive()) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}
