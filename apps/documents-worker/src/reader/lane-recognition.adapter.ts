import { TooMuchProcessorTime } from '@groundwork/platform-file-reader';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import type { ReadingMessage } from '../domain/reading-message.model.ts';
import type { RecognitionMode, RecognitionPass, RecognitionReply } from '../domain/recognition-pass.model.ts';
import { recognizeOneByOne } from './amounts-one-by-one.adapter.ts';
import { pagesAtOnce } from './recognition-limits.adapter.ts';
import type { Recognition, Recognized } from './recognition.adapter.ts';

export class LaneRecognition implements Recognition {
  readonly pagesAtOnce = pagesAtOnce;
  readonly stop = (): void => undefined;
  private readonly waiting = new Map<number, (reply: RecognitionReply) => void>();
  private requests = 0;

  constructor(private readonly looksAgain = false) {
    process.on('message', (reply: RecognitionReply) => {
      this.waiting.get(reply.request)?.(reply);
      this.waiting.delete(reply.request);
    });
  }

  recognize({ data, width, height }: GrayPicture, mode: RecognitionMode): Promise<Recognized> {
    return this.send({ mode, width, height, data });
  }

  async lookAgain({ data, width, height }: GrayPicture, { tsv }: Recognized): Promise<Recognized> {
    if (!this.looksAgain) return { tsv, usedMs: 0 };
    return this.send({ mode: 'lines', width, height, data, words: tsv });
  }

  private async send(pass: RecognitionPass): Promise<Recognized> {
    this.requests += 1;
    const request = this.requests;
    const reply = new Promise<RecognitionReply>((resolve) => this.waiting.set(request, resolve));
    const message: ReadingMessage = { type: 'recognize', request, pass };
    process.send?.(message);
    const { tsv, isTooHeavy, usedMs } = await reply;
    if (isTooHeavy) throw new TooMuchProcessorTime();
    if (tsv === null) throw new Error('The recognition returned no words');
    return { tsv, usedMs };
  }

  recognizeAmounts(pictures: readonly GrayPicture[]): Promise<readonly (string | null)[]> {
    return recognizeOneByOne(pictures, (picture) => this.recognize(picture, 'amount'));
  }
}
