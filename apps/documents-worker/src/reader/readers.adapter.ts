import type { ChildProcess } from 'node:child_process';
import type { AnalysisResult } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { type Listener, readInChild } from './read-in-child.adapter.ts';
import { ended, startReader } from './reader-process.adapter.ts';
import type { ReadingTask } from '../domain/reading-message.model.ts';

/** Gives every file a reader of its own, and keeps one waiting that has its libraries loaded already. */
export class Readers implements OnApplicationBootstrap, OnApplicationShutdown {
  private spare: ChildProcess | undefined;
  private isOver = false;

  onApplicationBootstrap(): void {
    this.keepOneReady();
  }

  async read(task: ReadingTask, content: Buffer, listener: Listener): Promise<AnalysisResult> {
    listener.signal?.throwIfAborted();
    const read = (child: ChildProcess) => readInChild(child, task, content, listener);
    try {
      const spare = this.take();
      const result = (spare && (await read(spare))) ?? (await read(startReader()));
      if (!result) throw new Error('No reader took the file');
      return result;
    } finally {
      // not while a file is read: it has a use for all the cores there are
      this.keepOneReady();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    const spare = this.take();
    if (!spare) return;
    const gone = ended(spare);
    spare.kill('SIGKILL');
    await gone;
  }

  /** Whoever takes it has it alone. One that ended while it waited is nobody's. */
  private take(): ChildProcess | undefined {
    const { spare } = this;
    this.spare = undefined;
    return spare?.connected ? spare : undefined;
  }

  private keepOneReady(): void {
    if (this.isOver || this.spare?.connected) return;
    try {
      this.spare = startReader();
    } catch (error) {
      log().warn({ err: error }, 'No reader could be started ahead; the next file starts its own');
    }
  }
}
