import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@groundwork/engine-documents';
import { fill } from '@groundwork/wording';
import type { Worker } from 'tesseract.js';
import { NotRead, Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { type ProcessorLimits, TooMuchProcessorTime, withinLimits } from './processor-limits.adapter.ts';
import { parseTsv } from '../domain/words-from-tsv.rules.ts';
import { type Picture, toPgm } from './picture.reader.ts';

const minRecognition = 0.7;
const slowPassMicroseconds = 6_000_000;
/** Less than the limit of a step. A busy machine needs more time, and no more processor time. */
const passLimits: ProcessorLimits = { busyMs: 15_000, idleMs: 30_000 };
const maxAttempts = 3;

const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export type Layout = 'lines' | 'free';

export class TextRecognizer {
  private worker: Promise<Worker> | undefined;

  constructor(
    private readonly onPass: () => Promise<void>,
    private readonly limits: ProcessorLimits = passLimits,
  ) {}

  /** Rejects rather than return a page without its words. */
  async read(picture: Picture, layout: Layout, page = 1): Promise<Page> {
    try {
      return await this.readPage(picture, layout);
    } catch (error) {
      if (error instanceof TooMuchProcessorTime) throw new Unreadable(fill(reasons.pageTooHeavy, { page }));
      throw new NotRead(fill(reasons.pageNotRead, { page }), { cause: error });
    }
  }

  private async readPage(picture: Picture, layout: Layout): Promise<Page> {
    const straight = await toPgm(picture);
    if (!straight) return { words: [], recognition: 1 };
    const page = await this.recognize(straight.pgm, picture, layout);
    const { width, height, pointsPerPixel } = picture;
    const [sheetWidth, sheetHeight] = [width * pointsPerPixel, height * pointsPerPixel];
    return { ...page, sheet: { width: sheetWidth, height: sheetHeight, tilt: straight.tilt } };
  }

  private async recognize(pgm: Buffer, picture: Picture, layout: Layout): Promise<Page> {
    const before = process.cpuUsage();
    const first = await this.recognizeOnce(pgm, picture, layout);
    const isSlow = process.cpuUsage(before).user > slowPassMicroseconds;
    if (first.recognition >= minRecognition || isSlow) return first;
    await this.onPass();
    const second = await this.recognizeOnce(pgm, picture, layout === 'lines' ? 'free' : 'lines');
    return second.recognition > first.recognition ? second : first;
  }

  private async recognizeOnce(pgm: Buffer, { pointsPerPixel }: Picture, layout: Layout): Promise<Page> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return parseTsv(await withinLimits(this.limits, this.runTesseract(pgm, layout)), pointsPerPixel);
      } catch (error) {
        this.stop();
        if (attempt === maxAttempts || error instanceof TooMuchProcessorTime) throw error;
        await this.onPass();
      }
    }
  }

  private async runTesseract(pgm: Buffer, layout: Layout): Promise<string> {
    const { PSM } = await import('tesseract.js');
    const started = (this.worker ??= this.start());
    const worker = await started;
    const mode = { lines: PSM.SINGLE_BLOCK, free: PSM.AUTO }[layout];
    await worker.setParameters({ tessedit_pageseg_mode: mode });
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

  /** Does not wait: a worker that hangs at start never settles, and ends with the process. */
  stop(): void {
    const termination = this.worker?.then((worker) => worker.terminate());
    termination?.catch(() => undefined);
    this.worker = undefined;
  }
}
