import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { eventually } from './eventually.ts';

export interface PrivateProcessOptions {
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  log: string;
  cwd?: string;
  uid?: number;
  gid?: number;
  stopSignal?: NodeJS.Signals;
  ready?: () => Promise<boolean>;
}

export class PrivateProcess {
  private child: ChildProcess | undefined;
  private over = false;

  constructor(private readonly options: PrivateProcessOptions) {}

  /** PostgreSQL rejects connections for some seconds after a kill. */
  async start(): Promise<void> {
    const { ready, log } = this.options;
    // A failed test can still run while its process stops.
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
