import { interruptCommands, watchCommands } from './commands.ts';
import { adviceFor, Failure, messageOf } from './failure.ts';
import {
  announce,
  endOrphans,
  type Instance,
  prepareFolder,
  recordRun,
  releaseLock,
  resetData,
  takeLock,
} from './instance.ts';
import { advise } from './log.ts';
import type { Beginning } from './processes.ts';
import { say } from './progress.ts';
import { Supervisor } from './supervisor.ts';

/** One run of a command over an instance, from the lock to the last stopped process. */
export class Life {
  readonly instance: Instance;
  readonly supervisor: Supervisor;
  readonly #farewells: (() => Promise<void>)[] = [];
  #stopped: Promise<void> | undefined;
  #url: string | undefined;
  #begun = false;
  #commands: readonly Beginning[] = [];

  constructor(instance: Instance) {
    this.instance = instance;
    this.supervisor = new Supervisor(instance.logs, () => this.#record());
    watchCommands((commands) => {
      this.#commands = commands;
      this.#record();
    });
  }

  async begin({ reset }: { reset: boolean }): Promise<void> {
    await prepareFolder(this.instance);
    takeLock(this.instance);
    this.#begun = true;
    const ended = await endOrphans(this.instance);
    if (ended.length > 0) say(`! The last run was killed; ended what it left running: ${ended.join(', ')}`);
    if (reset) await resetData(this.instance);
  }

  at(url: string): void {
    this.#url = url;
    announce(this.instance, url);
    this.#record();
  }

  /** Runs before the supervised processes are stopped. */
  onStop(farewell: () => Promise<void>): void {
    this.#farewells.push(farewell);
  }

  #record(): void {
    if (!this.#begun) return;
    const run = { pid: process.pid, url: this.#url, processes: this.supervisor.processes() };
    try {
      recordRun(this.instance, { ...run, commands: this.#commands });
    } catch (error) {
      const { runFile } = this.instance;
      if (!advise(runFile, messageOf(error))) say(`! ${runFile}: ${messageOf(error)}`);
    }
  }

  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop());
  }

  /** Stops in the ordinary course, before the summary; after an interrupt the signal ends the process. */
  async end(): Promise<void> {
    const interrupted = this.isStopping;
    await this.stop();
    if (interrupted) await new Promise(() => undefined);
  }

  async #stop(): Promise<void> {
    await interruptCommands();
    for (const farewell of this.#farewells) await farewell();
    await this.supervisor.stop();
    if (!this.#begun) return;
    // A record after the release would stay behind.
    this.#begun = false;
    releaseLock(this.instance);
  }
}

function report(error: unknown): void {
  if (error instanceof Failure) say(`\n${error.message}`);
  else say(`\n${(error instanceof Error && error.stack) || String(error)}`);
}

/**
 * Ends what a command started, however the command ends: by itself, by a signal or by an error. The work resolves to an
 * exit code, or to undefined to run until a signal comes.
 */
export async function live(
  life: Life,
  exitCodeOnSignal: number,
  work: () => Promise<number | undefined>,
): Promise<void> {
  const leave = async (code: number) => {
    await life.stop().catch(report);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (life.isStopping) return;
      say('\nStopping …');
      void leave(exitCodeOnSignal);
    });
  }
  const fail = (error: unknown) => {
    if (life.isStopping) return;
    const advice = adviceFor(messageOf(error));
    report(advice === undefined ? error : new Failure(`${messageOf(error)}\n${advice}`));
    void leave(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const code = await work();
    if (code !== undefined) await leave(code);
  } catch (error) {
    fail(error);
  }
}
