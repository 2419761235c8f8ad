import { interruptCommands, watchCommands } from './commands.mjs';
import { adviceFor, Failure, messageOf } from './failure.mjs';
import {
  announce,
  endOrphans,
  prepareFolder,
  recordRun,
  releaseLock,
  resetData,
  takeLock,
} from './instance.mjs';
import { advise } from './log.mjs';
import { say } from './progress.mjs';
import { Supervisor } from './supervisor.mjs';

/** One run of a command over an instance, from taking its lock to leaving nothing behind. */
export class Life {
  /** @type {Promise<void> | undefined} */
  #stopped;
  /** @type {(() => Promise<void>)[]} */
  #farewells = [];
  /** @type {string | undefined} */
  #url;
  #begun = false;
  /** @type {import('./commands.mjs').Command[]} */
  #commands = [];

  /** @param {import('./instance.mjs').Instance} instance */
  constructor(instance) {
    this.instance = instance;
    this.supervisor = new Supervisor(instance.logs, () => this.#record());
    watchCommands((commands) => {
      this.#commands = commands;
      this.#record();
    });
  }

  /** @param {{ reset: boolean }} options */
  async begin({ reset }) {
    await prepareFolder(this.instance);
    takeLock(this.instance);
    this.#begun = true;
    const ended = await endOrphans(this.instance);
    if (ended.length > 0) say(`! The last run was killed; ended what it left running: ${ended.join(', ')}`);
    if (reset) await resetData(this.instance);
  }

  /** @param {string} url */
  at(url) {
    this.#url = url;
    announce(this.instance, url);
    this.#record();
  }

  /** Something more to stop, before the supervised processes. @param {() => Promise<void>} farewell */
  onStop(farewell) {
    this.#farewells.push(farewell);
  }

  #record() {
    if (!this.#begun) return;
    const processes = this.supervisor.processes();
    try {
      recordRun(this.instance, { pid: process.pid, url: this.#url, processes, commands: this.#commands });
    } catch (error) {
      const { runFile } = this.instance;
      if (!advise(runFile, messageOf(error))) say(`! ${runFile}: ${messageOf(error)}`);
    }
  }

  stop() {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Stops in the ordinary course, so that the last word can be said afterwards. */
  async end() {
    const interrupted = this.isStopping;
    await this.stop();
    if (interrupted) await new Promise(() => {});
  }

  get isStopping() {
    return this.#stopped !== undefined;
  }

  async #stop() {
    await interruptCommands();
    for (const farewell of this.#farewells) await farewell();
    await this.supervisor.stop();
    if (!this.#begun) return;
    // Nothing is recorded any more once the record is gone.
    this.#begun = false;
    releaseLock(this.instance);
  }
}

/** @param {unknown} error */
function report(error) {
  const text =
    error instanceof Failure ? error.message : (error instanceof Error && error.stack) || String(error);
  say(`\n${text}`);
}

/**
 * Runs a command so that however it ends, by itself, by a signal or by an error, what it started ends too.
 * @param {Life} life
 * @param {number} exitCodeOnSignal
 * @param {() => Promise<number | undefined>} work resolves to an exit code, or undefined to run until stopped
 */
export async function live(life, exitCodeOnSignal, work) {
  /** @param {number} code */
  const leave = async (code) => {
    await life.stop().catch(report);
    process.exit(code);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (life.isStopping) return;
      say('\nStopping …');
      void leave(exitCodeOnSignal).finally(() => {});
    });
  }
  /** @param {unknown} error */
  const fail = (error) => {
    if (life.isStopping) return;
    report(
      adviceFor(messageOf(error)) === undefined
        ? error
        : new Failure(`${messageOf(error)}\n${adviceFor(messageOf(error))}`),
    );
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

/** For what fails before there is anything to stop. @template T @param {() => T} work @returns {T} */
export function orExit(work) {
  try {
    return work();
  } catch (error) {
    report(error);
    process.exit(1);
  }
}
