import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult } from '@groundwork/contracts';
import { endReader, type FinishedReading, parentTie, WarmReaders } from '@groundwork/platform-file-reader';
import { log } from '@groundwork/platform-observability';
import type { OnApplicationShutdown } from '@nestjs/common';
import {
  drawInChild,
  type DrawingOptions,
  type ReadingOptions,
  readInChild,
} from './read-in-child.adapter.ts';
import { startFileReader, startRecognizer } from './reader-programs.adapter.ts';
import { RecognitionLane } from './recognition-lane.adapter.ts';
import { type ChosenRecognizer, chooseRecognizer } from './recognizer-choice.adapter.ts';
import type { DrawTask } from '../domain/drawn-page.model.ts';
import type { ReadingTask } from '../domain/reading-message.model.ts';
import type { FileRecognition } from './recognition-lane.adapter.ts';

/** Only files of one owner are read by the same process. */
type Owned<Options> = Options & { readonly owner: string };

type Attempt<T> = (
  child: ChildProcess,
  recognition: FileRecognition,
) => Promise<FinishedReading<T> | undefined>;

export interface ReadersParts {
  readonly recognizer?: ChosenRecognizer;
  readonly lane?: RecognitionLane;
  readonly networks?: string;
  readonly warm?: WarmReaders;
  readonly priority?: number;
  readonly spareIdleMs?: number;
}

const tenMinutes = 600_000;

export class Readers implements OnApplicationShutdown {
  private spare: ChildProcess | undefined;
  private spareEnd: NodeJS.Timeout | undefined;
  private isStopped = false;
  private startFault: Error | undefined;

  private readonly recognizer: ChosenRecognizer;
  private readonly lane: RecognitionLane;
  private readonly networks: string;
  private readonly warm: WarmReaders;
  private readonly priority: number | undefined;
  private readonly spareIdleMs: number;

  constructor({ recognizer, lane, networks = '', warm, priority, spareIdleMs }: ReadersParts = {}) {
    this.recognizer = recognizer ?? chooseRecognizer(parentTie);
    this.lane = lane ?? new RecognitionLane(undefined, undefined, () => startRecognizer(networks));
    this.networks = networks;
    this.warm = warm ?? new WarmReaders();
    this.priority = priority;
    this.spareIdleMs = spareIdleMs ?? tenMinutes;
  }

  get recognizerName(): string {
    return `${this.recognizer.name}${this.networks === '' ? '' : ' and PP-OCR'}`;
  }

  check(): Promise<void> {
    return this.startFault === undefined ? Promise.resolve() : Promise.reject(this.startFault);
  }

  /** Starts a reader while its file is on the way. */
  prepare(): void {
    if (this.isStopped) return;
    clearTimeout(this.spareEnd);
    this.spareEnd = setTimeout(() => void this.endSpare(), this.spareIdleMs).unref();
    if (!this.spare?.connected) this.startSpare();
  }

  read(
    task: ReadingTask,
    content: Buffer,
    { owner, ...options }: Owned<ReadingOptions>,
  ): Promise<FinishedReading<AnalysisResult>> {
    options.signal?.throwIfAborted();
    return this.withReader(
      owner,
      (child, recognition) => readInChild(child, task, content, { ...options, recognition }),
      ({ outcome }) => outcome === 'analysed',
    );
  }

  /** False if a page could not be drawn. */
  draw(
    task: DrawTask,
    content: Buffer,
    { owner, ...options }: Owned<DrawingOptions>,
  ): Promise<FinishedReading<boolean>> {
    options.signal?.throwIfAborted();
    return this.withReader(
      owner,
      (child, recognition) => drawInChild(child, task, content, { ...options, recognition }),
      (isWhole) => isWhole,
    );
  }

  private async withReader<T>(
    owner: string,
    attempt: Attempt<T>,
    isSound: (result: T) => boolean,
  ): Promise<FinishedReading<T>> {
    const ways = [() => this.warm.take(owner), () => this.takeSpare(), this.startReader];
    try {
      for (const way of ways) {
        const child = way();
        const reading = child && (await this.tryWith(child, owner, attempt, isSound));
        if (reading) return reading;
      }
      throw new Error('No reader started to read the file');
    } finally {
      this.prepare();
    }
  }

  private async tryWith<T>(
    child: ChildProcess,
    owner: string,
    attempt: Attempt<T>,
    isSound: (result: T) => boolean,
  ): Promise<FinishedReading<T> | undefined> {
    let reading: FinishedReading<T> | undefined;
    try {
      reading = await attempt(child, this.lane.forFile());
      return reading;
    } finally {
      if (reading && isSound(reading.result) && !this.isStopped) await this.warm.keep(child, owner);
      else await endReader(child);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.spareEnd);
    this.recognizer.release();
    await Promise.all([this.lane.stop(), this.warm.end(), this.endSpare()]);
  }

  private async endSpare(): Promise<void> {
    const spare = this.takeSpare();
    if (spare) await endReader(spare);
  }

  private startReader = (): ChildProcess => startFileReader(this.recognizer, this.networks, this.priority);

  private takeSpare(): ChildProcess | undefined {
    const { spare } = this;
    this.spare = undefined;
    return spare?.connected ? spare : undefined;
  }

  private startSpare(): void {
    try {
      this.spare = this.startReader();
      this.startFault = undefined;
    } catch (error) {
      this.startFault = error instanceof Error ? error : new Error('No reader started');
      log().warn({ err: error }, 'Spare reader not started');
    }
  }
}
