import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ownProcessorTime, type ProcessorLimits, withinLimits } from '@groundwork/platform-file-reader';
import type { Worker } from 'tesseract.js';
import { lettersOfAmounts } from '../domain/amount-picture.rules.ts';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import { toPgm } from '../domain/pgm.rules.ts';
import type { RecognitionMode } from '../domain/recognition-pass.model.ts';
import { recognizeOneByOne } from './amounts-one-by-one.adapter.ts';
import type { Recognition, Recognized } from './recognition.adapter.ts';

export const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export class WasmRecognition implements Recognition {
  private worker: Promise<Worker> | undefined;
  private letters = '';
  readonly pagesAtOnce = 1;

  async recognize(gray: GrayPicture, mode: RecognitionMode, limits: ProcessorLimits): Promise<Recognized> {
    const before = ownProcessorTime();
    try {
      const tsv = await withinLimits(limits, this.read(toPgm(gray), mode));
      return { tsv, usedMs: ownProcessorTime() - before };
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  recognizeAmounts(
    pictures: readonly GrayPicture[],
    limits: ProcessorLimits,
  ): Promise<readonly (string | null)[]> {
    return recognizeOneByOne(pictures, (picture) => this.recognize(picture, 'amount', limits));
  }

  private async read(pgm: Buffer, mode: RecognitionMode): Promise<string> {
    const { PSM } = await import('tesseract.js');
    const started = (this.worker ??= this.start());
    const worker = await started;
    const segmentation = { lines: PSM.SINGLE_BLOCK, free: PSM.AUTO, amount: PSM.SINGLE_BLOCK }[mode];
    const letters = mode === 'amount' ? lettersOfAmounts : '';
    await worker.setParameters({
      tessedit_pageseg_mode: segmentation,
      ...(letters !== this.letters && { tessedit_char_whitelist: letters }),
    });
    this.letters = letters;
    if (this.worker !== started) throw new Error('Another thread has replaced this one');
    const { data } = await worker.recognize(pgm, {}, { text: false, tsv: true });
    if (data.tsv === null) throw new Error('The recognition returned no words');
    return data.tsv;
  }

  private async start(): Promise<Worker> {
    const { createWorker, OEM } = await import('tesseract.js');
    return createWorker('eng', OEM.LSTM_ONLY, {
      langPath: languageData,
      gzip: true,
      cacheMethod: 'none',
      // without a handler an unreadable picture ends the process
      errorHandler: () => undefined,
    });
  }

  stop(): void {
    const termination = this.worker?.then((worker) => worker.terminate());
    termination?.catch(() => undefined);
    this.worker = undefined;
  }
}
