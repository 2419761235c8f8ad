import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@groundwork/engine-documents';
import { deadline } from '@groundwork/platform-time';
import type { Worker } from 'tesseract.js';
import { parts } from '../documents-worker.wording.ts';
import { parseTsv } from '../domain/words-from-tsv.rules.ts';
import { type Picture, toPgm } from './picture.reader.ts';

const minRecognition = 0.7;
const slowPassMicroseconds = 6_000_000;
/** Less than the limit of a step: a page that hangs is empty, and the file is read. A busy machine takes 6 s. */
const passTimeoutMs = 15_000;

const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

export type Layout = 'lines' | 'free';
const emptyPage: Page = { words: [], recognition: 0 };

export class TextRecognizer {
  private worker: Promise<Worker> | undefined;

  constructor(private readonly onFirstPass: () => Promise<void>) {}

  async read(picture: Picture, layout: Layout): Promise<Page> {
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
    await this.onFirstPass();
    const second = await this.recognizeOnce(pgm, picture, layout === 'lines' ? 'free' : 'lines');
    return second.recognition > first.recognition ? second : first;
  }

  private async recognizeOnce(pgm: Buffer, { pointsPerPixel }: Picture, layout: Layout): Promise<Page> {
    try {
      const tsv = await deadline(parts.textRecognition, passTimeoutMs, this.runTesseract(pgm, layout));
      return parseTsv(tsv, pointsPerPixel);
    } catch {
      this.stop();
      return emptyPage;
    }
  }

  private async runTesseract(pgm: Buffer, layout: Layout): Promise<string> {
    const { PSM } = await import('tesseract.js');
    const started = (this.worker ??= this.start());
    const worker = await started;
    const mode = { lines: PSM.SINGLE_BLOCK, free: PSM.AUTO }[layout];
    await worker.setParameters({ tessedit_pageseg_mode: mode });
    if (this.worker !== started) return '';
    const { data } = await worker.recognize(pgm, {}, { text: false, tsv: true });
    return data.tsv ?? '';
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
