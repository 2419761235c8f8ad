import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Backoff } from './backoff.mjs';
import { Failure } from './failure.mjs';
import { ProcessLog } from './log.mjs';
import { beginningOf, end } from './processes.mjs';
import { say } from './progress.mjs';
import { until } from './wait.mjs';

/**
 * @typedef {object} ProcessSpec
 * @property {string} name
 * @property {'server' | 'service'} kind
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env all of its environment
 * @property {string} cwd
 * @property {number} port
 * @property {() => Promise<boolean>} ready
 * @property {() => Promise<void>} [release] gives up the hold on its port
 * @property {NodeJS.Signals} [stopSignal] what ends it politely
 * @property {number} [stopWithinMs] how long it may take to end by itself
 * @property {number} [uid]
 * @property {number} [gid]
 */

const READY_WITHIN_MS = 60_000;
/** Servers are up at once; eight booting services need the processor for themselves. */
const ASK_EVERY_MS = { server: 25, service: 100 };
const STOP_WITHIN_MS = 10_000;
/** Postgres needs about five seconds to let go of a killed predecessor's memory: as many tries as cover that. */
const EARLY_DEATHS = 6;

/** Ends what a process started itself and left behind. @param {number} pid */
function endRemains(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing remained.
  }
}

/** One process, kept alive: started again whenever it ends by itself. */
class Supervised {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {NodeJS.Timeout | undefined} */
  #restart;
  #backoff = new Backoff();
  #stopping = false;
  #wasReady = false;
  #deaths = 0;
  #life = 0;
  #log;
  #changed;

  /** @param {ProcessSpec} spec @param {string} logs @param {() => void} changed */
  constructor(spec, logs, changed) {
    this.spec = spec;
    this.#changed = changed;
    this.logFile = join(logs, `${spec.name}.log`);
    this.#log = new ProcessLog(spec.name, this.logFile, spec.kind === 'service');
  }

  /** @type {string | undefined} */
  beginning;

  get pid() {
    return this.#child?.pid;
  }

  async start() {
    await this.spec.release?.();
    if (this.#stopping) return;
    this.#spawn();
    const ready = await until(() => this.spec.ready(), {
      withinMs: READY_WITHIN_MS,
      everyMs: ASK_EVERY_MS[this.spec.kind],
      giveUp: () => this.#stopping || this.#deaths >= EARLY_DEATHS,
    });
    if (ready || this.#stopping) {
      this.#wasReady = true;
      return;
    }
    const fate =
      this.#deaths > 0 ? `ended ${this.#deaths} times` : `was not ready after ${READY_WITHIN_MS / 1000} s`;
    await this.stop();
    throw new Failure(
      `${this.spec.name} ${fate}. Its last lines:\n${this.#log.tail(15)}\nAll of it: ${this.logFile}`,
    );
  }

  #spawn() {
    const { command, args, env, cwd, uid, gid } = this.spec;
    const born = performance.now();
    const child = spawn(command, args, {
      cwd,
      env,
      // A group of its own, so that Ctrl-C reaches only us and we decide who stops when.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    });
    this.#child = child;
    this.beginning = child.pid === undefined ? undefined : beginningOf(child.pid);
    this.#changed();
    createInterface({ input: child.stdout }).on('line', (line) => this.#log.add(line, 'out'));
    createInterface({ input: child.stderr }).on('line', (line) => this.#log.add(line, 'err'));
    let over = false;
    /** @param {string} how */
    const ended = (how) => {
      if (over) return;
      over = true;
      this.#ended(how, performance.now() - born);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
  }

  /** @param {string} how @param {number} livedMs */
  #ended(how, livedMs) {
    if (this.#child?.pid !== undefined) endRemains(this.#child.pid);
    this.#child = undefined;
    this.#life += 1;
    if (this.#stopping) return;
    this.#deaths += 1;
    this.#changed();
    const delay = this.#backoff.next(livedMs);
    if (this.#wasReady) say(`! ${this.spec.name} ended (${how}); starting it again in ${delay / 1000} s`);
    this.#restart = setTimeout(() => {
      this.#spawn();
      if (this.#wasReady) void this.#sayWhenBack();
    }, delay);
  }

  async #sayWhenBack() {
    const since = performance.now();
    const life = this.#life;
    const gone = () => this.#stopping || this.#life !== life;
    const back = await until(() => this.spec.ready(), { withinMs: READY_WITHIN_MS, giveUp: gone }).catch(
      () => false,
    );
    if (gone()) return;
    const took = ((performance.now() - since) / 1000).toFixed(1);
    say(
      back
        ? `✓ ${this.spec.name} is back (${took} s)`
        : `! ${this.spec.name} runs but is not ready; see ${this.logFile}`,
    );
  }

  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const pid = this.pid;
    if (pid !== undefined) {
      const { stopSignal = 'SIGTERM', stopWithinMs = STOP_WITHIN_MS } = this.spec;
      await end({ pid, beginning: this.beginning }, stopSignal, stopWithinMs);
      endRemains(pid);
      // the process is gone before Node has told us so
      this.#child = undefined;
    }
    this.#log.close();
  }
}

/** Starts processes, keeps them alive and stops them: services before the servers they stand on. */
export class Supervisor {
  /** @type {Supervised[]} */
  #all = [];
  #logs;
  #onChange;
  #stopping = false;

  /** @param {string} logs @param {() => void} onChange called when a process came or went */
  constructor(logs, onChange) {
    this.#logs = logs;
    this.#onChange = onChange;
  }

  /** Resolves once it is ready. @param {ProcessSpec} spec */
  async start(spec) {
    if (this.#stopping) throw new Failure('Interrupted.');
    const supervised = new Supervised(spec, this.#logs, () => this.#onChange());
    this.#all.push(supervised);
    await supervised.start();
  }

  processes() {
    return Object.fromEntries(
      this.#all.flatMap(({ spec, pid, beginning }) =>
        pid === undefined
          ? []
          : [
              [
                spec.name,
                {
                  pid,
                  port: spec.port,
                  beginning,
                  kind: spec.kind,
                  stopSignal: spec.stopSignal ?? 'SIGTERM',
                },
              ],
            ],
      ),
    );
  }

  async stop() {
    this.#stopping = true;
    for (const kind of ['service', 'server']) {
      await Promise.all(
        this.#all.filter(({ spec }) => spec.kind === kind).map((supervised) => supervised.stop()),
      );
    }
  }
}
