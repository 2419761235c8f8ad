import { fill } from '../../libs/wording/src/fill.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Backoff } from './backoff.ts';
import { Failure } from './failure.ts';
import type { RunningProcess } from './instance.ts';
import { ProcessLog } from './log.ts';
import { startOf, end } from './processes.ts';
import { print, secondsSince } from './progress.ts';
import { ProgressWatch } from './progress-watch.ts';
import { until } from './wait.ts';
import { type LiveCheck, watchLife, watchWork, type WorkCheck } from './watch.ts';
import { processTexts, startTexts } from './local.wording.ts';

export interface ProcessSpec {
  readonly name: string;
  readonly kind: 'server' | 'service';
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly port: number;
  readonly ready: () => Promise<boolean>;
  readonly release?: () => Promise<void>;
  readonly stopSignal?: NodeJS.Signals;
  readonly stopWithinMs?: number;
  readonly uid?: number;
  readonly gid?: number;
  readonly check?: WorkCheck;
  readonly life?: LiveCheck;
  readonly patienceMs?: number;
}

const PATIENCE_MS = 60_000;
/** Servers are up at once; eight booting services need the processor for themselves. */
const LOOK_EVERY_MS = { server: 25, service: 100 };
const STOP_WITHIN_MS = 10_000;
/** PostgreSQL needs about five seconds to let go of a killed predecessor's memory: as many tries as cover that. */
const EARLY_DEATHS = 6;

function endRemains(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing remained.
  }
}

class Supervised {
  readonly spec: ProcessSpec;
  readonly logFile: string;
  readonly #log: ProcessLog;
  readonly #changed: () => void;
  readonly #backoff = new Backoff();
  readonly #watching = new AbortController();
  #child: ChildProcess | undefined;
  #beginning: string | undefined;
  #restart: NodeJS.Timeout | undefined;
  #stopping = false;
  #wasReady = false;
  #deaths = 0;

  constructor(spec: ProcessSpec, logs: string, changed: () => void) {
    this.spec = spec;
    this.#changed = changed;
    this.logFile = join(logs, `${spec.name}.log`);
    this.#log = new ProcessLog(spec.name, this.logFile, spec.kind === 'service');
  }

  get running(): RunningProcess | undefined {
    const pid = this.#child?.pid;
    const { port, kind, stopSignal = 'SIGTERM' } = this.spec;
    return pid === undefined ? undefined : { pid, port, beginning: this.#beginning, kind, stopSignal };
  }

  async start(): Promise<void> {
    await this.spec.release?.();
    if (this.#stopping) return;
    this.#spawn();
    const ready = await this.#isReady(() => this.#stopping || this.#deaths >= EARLY_DEATHS);
    this.#wasReady = ready || this.#stopping;
    if (this.#wasReady) {
      this.#watch();
      return;
    }
    const fate =
      this.#deaths > 0
        ? fill(processTexts.endedOften, { deaths: this.#deaths })
        : fill(processTexts.notReady, { seconds: this.#patienceMs / 1000 });
    await this.stop();
    throw new Failure(
      fill(processTexts.failed, {
        name: this.spec.name,
        fate,
        lines: this.#log.tail(15),
        file: this.logFile,
      }),
    );
  }

  #watch(): void {
    const { name, check, life } = this.spec;
    if (this.#stopping) return;
    const pid = () => this.#child?.pid;
    const restart = () => {
      const running = pid();
      if (running !== undefined) endRemains(running);
    };
    const { signal } = this.#watching;
    if (check !== undefined) void watchWork(name, check, { restart, signal });
    if (life !== undefined) void watchLife(name, life, { pid, restart, signal });
  }

  get #patienceMs(): number {
    return this.spec.patienceMs ?? PATIENCE_MS;
  }

  #isReady(isOver: () => boolean): Promise<boolean> {
    const everyMs = LOOK_EVERY_MS[this.spec.kind];
    const progress = new ProgressWatch(this.#patienceMs);
    const giveUp = () => isOver() || progress.isStuck(this.#child?.pid);
    return until(this.spec.ready, { everyMs, giveUp });
  }

  #spawn(): void {
    const { command, args, env, cwd, uid, gid } = this.spec;
    const born = performance.now();
    const child = spawn(command, args, {
      cwd,
      env,
      // A group of its own: Ctrl-C reaches only this process, which stops the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
    });
    this.#child = child;
    this.#beginning = child.pid === undefined ? undefined : startOf(child.pid);
    this.#changed();
    createInterface({ input: child.stdout }).on('line', (line) => this.#log.add(line, 'out'));
    createInterface({ input: child.stderr }).on('line', (line) => this.#log.add(line, 'err'));
    const ended = (how: string) => {
      if (this.#child === child) this.#ended(how, performance.now() - born);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
  }

  #ended(how: string, livedMs: number): void {
    if (this.#child?.pid !== undefined) endRemains(this.#child.pid);
    this.#child = undefined;
    if (this.#stopping) return;
    this.#deaths += 1;
    this.#changed();
    const delay = this.#backoff.next(livedMs);
    if (this.#wasReady)
      print(fill(processTexts.restarting, { name: this.spec.name, how, seconds: delay / 1000 }));
    this.#restart = setTimeout(() => {
      this.#spawn();
      if (this.#wasReady) void this.#printWhenBack();
    }, delay);
  }

  async #printWhenBack(): Promise<void> {
    const since = performance.now();
    const child = this.#child;
    const gone = () => this.#stopping || this.#child !== child;
    const back = await this.#isReady(gone).catch(() => false);
    if (gone()) return;
    print(
      back
        ? fill(processTexts.isBack, { name: this.spec.name, seconds: secondsSince(since) })
        : fill(processTexts.runsUnready, { name: this.spec.name, file: this.logFile }),
    );
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#watching.abort();
    clearTimeout(this.#restart);
    const { running } = this;
    if (running !== undefined) {
      await end(running, running.stopSignal, this.spec.stopWithinMs ?? STOP_WITHIN_MS);
      endRemains(running.pid);
      this.#child = undefined;
    }
    this.#log.close();
  }
}

export class Supervisor {
  readonly #all: Supervised[] = [];
  readonly #logs: string;
  readonly #changed: () => void;
  #stopping = false;

  constructor(logs: string, changed: () => void = () => undefined) {
    this.#logs = logs;
    this.#changed = changed;
  }

  async start(spec: ProcessSpec): Promise<void> {
    if (this.#stopping) throw new Failure(startTexts.interrupted);
    const supervised = new Supervised(spec, this.#logs, this.#changed);
    this.#all.push(supervised);
    await supervised.start();
  }

  processes(): Record<string, RunningProcess> {
    return Object.fromEntries(
      this.#all.flatMap(({ spec, running }) => (running === undefined ? [] : [[spec.name, running]])),
    );
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const kind of ['service', 'server']) {
      const group = this.#all.filter(({ spec }) => spec.kind === kind);
      await Promise.all(group.map((supervised) => supervised.stop()));
    }
  }
}
