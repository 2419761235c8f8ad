import type { ChildProcess } from 'node:child_process';
import {
  countsProcessorTime,
  type ProcessorLimits,
  TooMuchProcessorTime,
} from '@groundwork/platform-file-reader';
import type { RecognitionPass, RecognitionReply } from '../domain/recognition-pass.model.ts';
import { pagesAtOnce, passLimits } from './recognition-limits.adapter.ts';
import { startRecognizer } from './reader-programs.adapter.ts';
import { WarmRecognizer } from './warm-recognizer.adapter.ts';

const mostFiles = 50;
const notRead = { tsv: null, isTooHeavy: false, usedMs: 0 };

interface Lane {
  readonly limits: ProcessorLimits;
  readonly hasPlace: boolean;
  take(file: object): WarmRecognizer;
  giveBack(recognizer: WarmRecognizer): void;
  discard(recognizer: WarmRecognizer): Promise<void>;
}

type Words = Omit<RecognitionReply, 'request'>;

/** The first page under way of a file never waits for a place, so files don't wait for each other. */
export class FileRecognition {
  private before = 0;
  private isEnded = false;
  private readonly since = new Map<WarmRecognizer, number>();
  private readonly passes = new Set<Promise<Words>>();
  underWay = 0;

  constructor(private readonly lane: Lane) {}

  /** Without processor time, the limits of the reader count the clock, which includes the recognizer. */
  used(): number {
    const running = [...this.since].map(([recognizer, since]) => recognizer.used() - since);
    return countsProcessorTime ? running.reduce((sum, ms) => sum + ms, this.before) : 0;
  }

  async recognize(pass: RecognitionPass): Promise<Words> {
    this.underWay += 1;
    try {
      while (this.passes.size > 0 && !this.lane.hasPlace) await Promise.race(this.passes);
      return await this.start(pass);
    } finally {
      this.underWay -= 1;
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await Promise.all([...this.since.keys()].map((recognizer) => recognizer.end()));
  }

  private start(pass: RecognitionPass): Promise<Words> {
    if (this.isEnded) return Promise.resolve(notRead);
    let recognizer: WarmRecognizer;
    try {
      recognizer = this.lane.take(this);
    } catch {
      return Promise.resolve(notRead);
    }
    const words = this.readWith(recognizer, pass).finally(() => this.passes.delete(words));
    this.passes.add(words);
    return words;
  }

  private async readWith(recognizer: WarmRecognizer, pass: RecognitionPass): Promise<Words> {
    const since = recognizer.used();
    this.since.set(recognizer, since);
    let [tsv, isTooHeavy] = [null as string | null, false];
    try {
      tsv = await recognizer.recognize(pass, this.lane.limits);
      this.lane.giveBack(recognizer);
    } catch (error) {
      isTooHeavy = error instanceof TooMuchProcessorTime;
      await this.lane.discard(recognizer);
    }
    const usedMs = recognizer.used() - since;
    this.before += usedMs;
    this.since.delete(recognizer);
    return { tsv, isTooHeavy, usedMs };
  }
}

export class RecognitionLane implements Lane {
  private readonly idle: WarmRecognizer[] = [];
  private isStopped = false;
  private busy = 0;

  constructor(
    readonly limits: ProcessorLimits = passLimits,
    private readonly filesPerRecognizer = mostFiles,
    private readonly start: () => ChildProcess = () => startRecognizer(),
    private readonly places = pagesAtOnce,
  ) {}

  get hasPlace(): boolean {
    return this.busy < this.places;
  }

  forFile(): FileRecognition {
    return new FileRecognition(this);
  }

  take(file: object): WarmRecognizer {
    const recognizer = this.idleFor(file) ?? new WarmRecognizer(this.start());
    recognizer.files.add(file);
    this.busy += 1;
    return recognizer;
  }

  giveBack(recognizer: WarmRecognizer): void {
    this.busy -= 1;
    if (this.isStopped) void recognizer.end();
    else this.idle.push(recognizer);
  }

  discard(recognizer: WarmRecognizer): Promise<void> {
    this.busy -= 1;
    return recognizer.end();
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
