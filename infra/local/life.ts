import { fill } from '../../libs/wording/src/fill.ts';
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
import type { ProcessStart } from './processes.ts';
import { print } from './progress.ts';
import { Supervisor } from './supervisor.ts';
import { startTexts } from './local.wording.ts';

export class Life {
  readonly instance: Instance;
  readonly supervisor: Supervisor;
  readonly #farewells: (() => Promise<void>)[] = [];
  #stopped: Promise<void> | undefined;
  #url: string | undefined;
  #begun = false;
  #commands: readonly ProcessStart[] = [];

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
    if (ended.length > 0) print(fill(startTexts.endedOrphans, { processes: ended.join(', ') }));
    if (reset) await resetData(this.instance);
  }

  at(url: string): void {
    this.#url = url;
    announce(this.instance, url);
    this.#record();
  }

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
      if (!advise(runFile, messageOf(error))) print(`! ${runFile}: ${messageOf(error)}`);
    }
  }

  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  stop(): Promise<void> {
    return (this.#stopped ??= this.#stop());
  }

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
    this.#begun = false;
    releaseLock(this.instance);
  }
}

function report(error: unknown): void {
  if (error instanceof Failure) print(`\n${error.message}`);
  else print(`\n${(error instanceof Error && error.stack) || String(error)}`);
}

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
      print(`\n${startTexts.stopping}`);
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
