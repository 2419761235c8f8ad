import type { ChildProcess } from 'node:child_process';
import {
  checkRegularly,
  NoProcessorTime,
  processorTimeOf,
  ProcessorWatch,
  type ReadingLimits,
} from './processor-limits.ts';
import { waitForExit } from './reader-process.ts';

export type ReadingFault = 'ended' | 'step-limit' | 'total-limit' | 'hangs';

export class ReadingFailed extends Error {
  override name = 'ReadingFailed';

  constructor(
    readonly fault: ReadingFault,
    readonly processorMs: number,
    /** False if the reader sent nothing, so it may never have received the file. */
    readonly isBegun: boolean,
  ) {
    super(`The reader of a file failed: ${fault}`);
  }
}

interface ProcessorMeters {
  readonly used: () => number;
  readonly usedByStep: () => number;
}

export class Reading {
  private readonly watch: ProcessorWatch;
  private most = 0;
  private isBegun = false;
  private fault: ReadingFault | undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly limits: ReadingLimits,
    private readonly signal?: AbortSignal,
    meters: Partial<ProcessorMeters> = {},
  ) {
    const { used = () => processorTimeOf(child.pid ?? 0), usedByStep = used } = meters;
    this.watch = new ProcessorWatch(limits, used, usedByStep);
  }

  get processorMs(): number {
    this.most = Math.max(this.most, this.watch.totalMs);
    return this.most;
  }

  nextStep(): void {
    this.watch.nextStep();
  }

  async ask<R>(request: object, receive: (message: unknown) => R | undefined): Promise<R> {
    this.nextStep();
    const { child, signal } = this;
    const kill = () => child.kill('SIGKILL');
    const stopChecks = checkRegularly(() => this.check());
    signal?.addEventListener('abort', kill);
    if (signal?.aborted) kill();
    let listener: (message: unknown) => void = () => undefined;
    const reply = new Promise<R>((resolve) => {
      listener = (message) => {
        this.check();
        this.isBegun = true;
        const result = this.receive(message, receive);
        if (result !== undefined) resolve(result);
      };
    });
    child.on('message', listener);
    child.send(request, () => undefined);
    const result = await Promise.race([reply, waitForExit(child)]).finally(() => {
      stopChecks();
      child.off('message', listener);
      signal?.removeEventListener('abort', kill);
    });
    signal?.throwIfAborted();
    if (this.fault !== undefined || result === undefined) throw this.failure();
    return result;
  }

  private receive<R>(message: unknown, receive: (message: unknown) => R | undefined): R | undefined {
    try {
      return receive(message);
    } catch {
      this.child.kill('SIGKILL');
      return undefined;
    }
  }

  private check(): void {
    this.fault ??= this.findFault();
    if (this.fault !== undefined) this.child.kill('SIGKILL');
  }

  private findFault(): ReadingFault | undefined {
    if (this.processorMs > this.limits.totalMs) return 'total-limit';
    const broken = this.watch.broken();
    if (broken === null) return undefined;
    return broken instanceof NoProcessorTime ? 'hangs' : 'step-limit';
  }

  private failure(): ReadingFailed {
    return new ReadingFailed(this.fault ?? 'ended', this.processorMs, this.isBegun);
  }
}
