import { once } from 'node:events';
import type { GrayImage } from '../domain/page-light.rules.ts';
import type { ReadingMessage } from '../domain/reading-message.model.ts';
import type { RecognitionMode, RecognitionReply } from '../domain/recognition-pass.model.ts';
import { TooMuchProcessorTime } from './processor-limits.adapter.ts';
import type { Recognition } from './recognition.adapter.ts';

export class LaneRecognition implements Recognition {
  private total = 0;
  readonly used = (): number => this.total;
  readonly stop = (): void => undefined;

  async recognize({ data, width, height }: GrayImage, mode: RecognitionMode): Promise<string> {
    const reply = once(process, 'message');
    const request: ReadingMessage = { type: 'recognize', pass: { mode, width, height, data } };
    process.send?.(request);
    const [{ tsv, isTooHeavy, usedMs }] = (await reply) as [RecognitionReply];
    this.total += usedMs;
    if (isTooHeavy) throw new TooMuchProcessorTime();
    if (tsv === null) throw new Error('The recognition returned no words');
    return tsv;
  }
}
