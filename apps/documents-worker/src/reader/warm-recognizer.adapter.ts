import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  type ProcessorLimits,
  processorTimeOf,
  waitForExit,
  withinLimits,
} from '@groundwork/platform-file-reader';
import { type RecognitionPass, recognizerAnswer } from '../domain/recognition-pass.model.ts';

export class WarmRecognizer {
  readonly files = new Set<object>();
  private readonly exit: Promise<void>;
  private readonly ended = new AbortController();
  private passes = 0;
  private most = 0;

  constructor(private readonly child: ChildProcess) {
    this.exit = waitForExit(child)
      .catch(() => undefined)
      .finally(() => {
        this.ended.abort();
      });
  }

  get isEnded(): boolean {
    return !this.child.connected || (this.child.exitCode ?? this.child.signalCode) !== null;
  }

  readonly used = (): number => {
    this.most = Math.max(this.most, processorTimeOf(this.child.pid ?? 0));
    return this.most;
  };

  recognize(pass: RecognitionPass, limits: ProcessorLimits): Promise<string> {
    return withinLimits(limits, this.answerTo(pass), this.used);
  }

  end(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.exit;
  }

  private async answerTo(pass: RecognitionPass): Promise<string> {
    this.passes += 1;
    this.child.send({ ...pass, pass: this.passes }, () => undefined);
    const received = await once(this.child, 'message', { signal: this.ended.signal });
    const answer = recognizerAnswer.parse(received[0]);
    if (answer.pass !== this.passes || answer.tsv === null)
      throw new Error('The recognizer returned no words');
    return answer.tsv;
  }
}
