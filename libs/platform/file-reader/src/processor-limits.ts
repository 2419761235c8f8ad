import { existsSync, readFileSync } from 'node:fs';

/** Processor time, and time without any. A starved process has little of it, a process that hangs has none. */
export interface ProcessorLimits {
  readonly busyMs: number;
  readonly idleMs: number;
}

export interface ReadingLimits extends ProcessorLimits {
  readonly totalMs: number;
}

export class TooMuchProcessorTime extends Error {
  override name = 'TooMuchProcessorTime';
}

export class NoProcessorTime extends Error {
  override name = 'NoProcessorTime';
}

const checkEveryMs = 250;
const leastProgressMs = 100;

const msPerTick = 10;

const ownTime = [11, 12];
const withEndedChildren = [...ownTime, 13, 14];

export const countsProcessorTime = existsSync('/proc/self/stat');

/** A process that has ended has no file. Its parent has its time. */
function readOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function ticksOf(pid: number, timeFields = withEndedChildren): number {
  const fields = readOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return timeFields.reduce((sum, at) => sum + Number(fields[at] ?? 0), 0);
}

const childrenOf = (pid: number): number[] =>
  readOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);

export function processorTimeOf(pid: number): number {
  if (!countsProcessorTime) return performance.now();
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) * msPerTick;
}

export const processorTimeWithoutChildren = (pid: number): number =>
  countsProcessorTime ? ticksOf(pid, ownTime) * msPerTick : performance.now();

export const ownProcessorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export class ProcessorWatch {
  private step: number;
  private readonly start: number;
  private progress: { used: number; at: number };

  constructor(
    private readonly limits: ProcessorLimits,
    private readonly used: () => number,
    private readonly usedByStep = used,
  ) {
    this.start = used();
    this.step = usedByStep();
    this.progress = { used: this.start, at: performance.now() };
  }

  nextStep(): void {
    this.step = this.usedByStep();
    this.progress = { used: this.used(), at: performance.now() };
  }

  get totalMs(): number {
    return this.used() - this.start;
  }

  broken(): TooMuchProcessorTime | NoProcessorTime | null {
    const [used, at] = [this.used(), performance.now()];
    if (this.usedByStep() - this.step > this.limits.busyMs) return new TooMuchProcessorTime();
    if (used - this.progress.used >= leastProgressMs) this.progress = { used, at };
    return at - this.progress.at > this.limits.idleMs ? new NoProcessorTime() : null;
  }
}

export async function withinLimits<T>(
  limits: ProcessorLimits,
  work: Promise<T>,
  used = ownProcessorTime,
): Promise<T> {
  const watch = new ProcessorWatch(limits, used);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const broken = watch.broken();
      if (broken) reject(broken);
    }, checkEveryMs);
  });
  return Promise.race([work, limit]).finally(() => {
    clearInterval(timer);
  });
}

export function checkRegularly(check: () => void): () => void {
  const timer = setInterval(check, checkEveryMs);
  return () => {
    clearInterval(timer);
  };
}
