import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@groundwork/engine-documents';
import { deadline } from '@groundwork/platform-time';
import type { Worker } from 'tesseract.js';
import { wordsFromTsv } from '../domain/words-from-tsv.rules.ts';
import { type Picture, pgmOf } from './picture.reader.ts';

/** Below, a second look with the other idea of the page's layout is worth its time. */
const goodEnough = 0.7;
/** and not if the first took so much of a core, however busy the machine: there is no text in such grain. */
const slowLookMicroseconds = 6_000_000;
/** Less than a reader gets for a step: a page that hangs costs itself, not its file. A busy machine takes 6 s. */
const lookMs = 15_000;

const languageData = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** How a page is laid out: one block of lines, or whatever is found. */
export type Layout = 'lines' | 'free';
const emptyPage: Page = { words: [], recognition: 0 };

/** Reads pictures of pages. Its thread ends with the process; it never asks the network. */
export class Recogniser {
  private worker: Promise<Worker> | undefined;

  constructor(private readonly lookedOnce: () => Promise<void>) {}

  async read(picture: Picture, layout: Layout): Promise<Page> {
    const pgm = await pgmOf(picture);
    if (!pgm) return { words: [], recognition: 1 };
    const before = process.cpuUsage();
    const first = await this.look(pgm, picture, layout);
    const isSlow = process.cpuUsage(before).user > slowLookMicroseconds;
    if (first.recognition >= goodEnough || isSlow) return first;
    await this.lookedOnce();
    const second = await this.look(pgm, picture, layout === 'lines' ? 'free' : 'lines');
    return second.recognition > first.recognition ? second : first;
  }

  private async look(pgm: Buffer, { pointsPerPixel }: Picture, layout: Layout): Promise<Page> {
    try {
      const tsv = await deadline('The recogniser', lookMs, this.recognise(pgm, layout));
      return wordsFromTsv(tsv, pointsPerPixel);
    } catch {
      this.stop();
      return emptyPage;
    }
  }

  private async recognise(pgm: Buffer, layout: Layout): Promise<string> {
    // most files need no recognition, and loading it takes time
    const { PSM } = await import('tesseract.js');
    this.worker ??= this.start();
    const worker = await this.worker;
    const mode = { lines: PSM.SINGLE_BLOCK, free: PSM.AUTO }[layout];
    await worker.setParameters({ tessedit_pageseg_mode: mode });
    const { data } = await worker.recognize(pgm, {}, { text: false, tsv: true });
    return data.tsv ?? '';
  }

  private async start(): Promise<Worker> {
    const { createWorker, OEM } = await import('tesseract.js');
    return createWorker('eng', OEM.LSTM_ONLY, {
      langPath: languageData,
      gzip: true,
      cacheMethod: 'none',
      // without one, a picture it cannot read ends the process
      errorHandler: () => undefined,
    });
  }

  /** Waits for nothing: one that never gets ready has no handle, and ends with the process. */
  stop(): void {
    const ended = this.worker?.then((worker) => worker.terminate());
    ended?.catch(() => undefined);
    this.worker = undefined;
  }
}
