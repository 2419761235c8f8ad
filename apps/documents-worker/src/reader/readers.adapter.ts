import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { type ReadingOptions, readInChild } from './read-in-child.adapter.ts';
import { parentTie, waitForExit, startReader } from './reader-process.adapter.ts';
import { RecognitionLane } from './recognition-lane.adapter.ts';
import { type ChosenRecognizer, chooseRecognizer } from './recognizer-choice.adapter.ts';
import type { ReadingTask } from '../domain/reading-message.model.ts';

export class Readers implements OnApplicationBootstrap, OnApplicationShutdown {
  private spare: ChildProcess | undefined;
  private isStopped = false;
  private startFault: Error | undefined;

  constructor(
    private readonly recognizer: ChosenRecognizer = chooseRecognizer(parentTie),
    private readonly lane = new RecognitionLane(),
  ) {}

  get recognizerName(): string {
    return this.recognizer.name;
  }

  check(): Promise<void> {
    return this.startFault === undefined ? Promise.resolve() : Promise.reject(this.startFault);
  }

  onApplicationBootstrap(): void {
    this.startSpare();
  }

  async read(task: ReadingTask, content: Buffer, options: ReadingOptions): Promise<AnalysisResult> {
    options.signal?.throwIfAborted();
    const read = (child: ChildProcess) =>
      readInChild(child, task, content, { ...options, recognition: this.lane.forFile() });
    try {
      const spare = this.takeSpare();
      const result = (spare && (await read(spare))) ?? (await read(this.startReader()));
      if (!result) throw new Error('No reader started to read the file');
      return result;
    } finally {
      this.startSpare();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.recognizer.release();
    await Promise.all([this.lane.stop(), this.endSpare()]);
  }

  private async endSpare(): Promise<void> {
    const spare = this.takeSpare();
    if (!spare) return;
    const exit = waitForExit(spare);
    spare.kill('SIGKILL');
    await exit;
  }

  private startReader = (): ChildProcess => startReader(this.recognizer);

  private takeSpare(): ChildProcess | undefined {
    const { spare } = this;
    this.spare = undefined;
    return spare?.connected ? spare : undefined;
  }

  private startSpare(): void {
    if (this.isStopped || this.spare?.connected) return;
    try {
      this.spare = this.startReader();
      this.startFault = undefined;
    } catch (error) {
      this.startFault = error instanceof Error ? error : new Error('No reader started');
      log().warn({ err: error }, 'Spare reader not started');
    }
  }
}
