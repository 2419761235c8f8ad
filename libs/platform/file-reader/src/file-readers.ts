import type { ChildProcess } from 'node:child_process';
import { endReader, type ReaderProgram, startReader } from './reader-process.ts';
import type { ReaderMessage, Steps, StepReply } from './reader-steps.ts';
import { Reading, ReadingFailed } from './reading.ts';
import type { ReadingLimits } from './processor-limits.ts';
import { WarmReaders } from './warm-readers.ts';

export type StepInput<S extends Steps, Name extends keyof S> = Parameters<S[Name]>[0];
export type StepOutput<S extends Steps, Name extends keyof S> = Awaited<ReturnType<S[Name]>>;

export interface StepRunner<S extends Steps> {
  run<Name extends keyof S & string>(step: Name, input: StepInput<S, Name>): Promise<StepOutput<S, Name>>;
}

export interface ReadingOptions {
  readonly owner?: string | undefined;
  readonly limits?: ReadingLimits;
  readonly signal?: AbortSignal;
  readonly cost?: { processorMs: number };
}

export interface FinishedReading<T> {
  readonly result: T;
  readonly processorMs: number;
}

export class ReaderNotStarted extends Error {
  override name = 'ReaderNotStarted';
  override message = 'No reader started to read the file';
}

export class FileReaders<S extends Steps> {
  private isStopped = false;

  constructor(
    private readonly program: ReaderProgram,
    private readonly limits: ReadingLimits,
    private readonly warm = new WarmReaders(),
  ) {}

  async read<T>(
    job: (reader: StepRunner<S>) => Promise<T>,
    { owner, limits = this.limits, signal, cost }: ReadingOptions = {},
  ): Promise<FinishedReading<T>> {
    signal?.throwIfAborted();
    const [child, reading] = await this.begin(owner, (each) => new Reading(each, limits, signal));
    let isWhole = false;
    try {
      const result = await job({ run: (step, input) => ask(reading, { step, input }) });
      isWhole = true;
      return { result, processorMs: reading.processorMs };
    } finally {
      if (cost) cost.processorMs += reading.processorMs;
      await this.finish(child, isWhole ? owner : undefined);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.warm.end();
  }

  private async begin(owner: string | undefined, readingOf: ReadingOf): Promise<[ChildProcess, Reading]> {
    const starts = [() => owner && this.warm.take(owner), () => startReader(this.program)];
    for (const start of starts) {
      const child = start();
      const reading = child && (await beginReading(child, readingOf(child)));
      if (reading) return [child, reading];
    }
    throw new ReaderNotStarted();
  }

  private async finish(child: ChildProcess, owner: string | undefined): Promise<void> {
    if (owner === undefined || this.isStopped) return endReader(child);
    child.send({ end: true } satisfies ReaderMessage, () => undefined);
    await this.warm.keep(child, owner);
  }
}

type ReadingOf = (child: ChildProcess) => Reading;

const ask = async <T>(reading: Reading, request: ReaderMessage): Promise<T> =>
  (await reading.ask(request, (reply) => reply as StepReply<T>)).output;

async function beginReading(child: ChildProcess, reading: Reading): Promise<Reading | undefined> {
  try {
    await ask(reading, { begin: true });
    return reading;
  } catch (error) {
    await endReader(child).catch(() => undefined);
    if (error instanceof ReadingFailed) return undefined;
    throw error;
  }
}
