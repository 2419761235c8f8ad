import type { ChildProcess } from 'node:child_process';
import type { RecognitionPass, RecognitionReply } from '../domain/recognition-pass.model.ts';
import {
  countsProcessorTime,
  passLimits,
  type ProcessorLimits,
  TooMuchProcessorTime,
} from './processor-limits.adapter.ts';
import { startRecognizer } from './reader-process.adapter.ts';
import { WarmRecognizer } from './warm-recognizer.adapter.ts';

const mostFiles = 50;

interface Lane {
  readonly limits: ProcessorLimits;
  take(file: object): WarmRecognizer;
  giveBack(recognizer: WarmRecognizer): void;
}

/** The recognitions of one file: one after the other, so a file never waits for a recognizer. */
export class FileRecognition {
  private before = 0;
  private running: { readonly recognizer: WarmRecognizer; readonly since: number } | undefined;

  constructor(private readonly lane: Lane) {}

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** Without processor time, the limits of the reader count the clock, which includes the recognizer. */
  used(): number {
    return countsProcessorTime ? this.before + this.usedByPass() : 0;
  }

  async recognize(pass: RecognitionPass): Promise<RecognitionReply> {
    let [tsv, isTooHeavy] = [null as string | null, false];
    try {
      const recognizer = this.lane.take(this);
      this.running = { recognizer, since: recognizer.used() };
      tsv = await recognizer.recognize(pass, this.lane.limits);
      this.lane.giveBack(recognizer);
    } catch (error) {
      isTooHeavy = error instanceof TooMuchProcessorTime;
      await this.end();
    }
    const usedMs = this.usedByPass();
    this.before += usedMs;
    this.running = undefined;
    return { tsv, isTooHeavy, usedMs };
  }

  async end(): Promise<void> {
    await this.running?.recognizer.end();
  }

  private usedByPass(): number {
    return this.running === undefined ? 0 : this.running.recognizer.used() - this.running.since;
  }
}

export class RecognitionLane implements Lane {
  private readonly idle: WarmRecognizer[] = [];
  private isStopped = false;

  constructor(
    readonly limits: ProcessorLimits = passLimits,
    private readonly filesPerRecognizer = mostFiles,
    private readonly start: () => ChildProcess = startRecognizer,
  ) {}

  forFile(): FileRecognition {
    return new FileRecognition(this);
  }

  take(file: object): WarmRecognizer {
    const recognizer = this.idleFor(file) ?? new WarmRecognizer(this.start());
    recognizer.files.add(file);
    return recognizer;
  }

  giveBack(recognizer: WarmRecognizer): void {
    if (this.isStopped) void recognizer.end();
    else this.idle.push(recognizer);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.idle.splice(0).map((recognizer) => recognizer.end()));
  }

  private idleFor(file: object): WarmRecognizer | undefined {
    for (let next = this.idle.pop(); next; next = this.idle.pop()) {
      if (next.isEnded) continue;
      if (next.files.has(file) || next.files.size < this.filesPerRecognizer) return next;
      void next.end();
    }
    return undefined;
  }
}
