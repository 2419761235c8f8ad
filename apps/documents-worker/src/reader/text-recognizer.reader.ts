import type { Page, SecondReading } from '@groundwork/engine-documents';
import { type ProcessorLimits, TooMuchProcessorTime } from '@groundwork/platform-file-reader';
import { fill } from '@groundwork/wording';
import { NotRead, Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { passLimits } from './recognition-limits.adapter.ts';
import { parseTsv } from '../domain/words-from-tsv.rules.ts';
import type { Layout, Recognition } from './recognition.adapter.ts';
import { WasmRecognition } from './wasm-recognition.adapter.ts';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import { hasVerticalWords, isSideways } from '../domain/page-turn.rules.ts';
import { type Picture, prepare, turn } from './picture.reader.ts';

const minRecognition = 0.7;
const slowPassMs = 12_000;
const maxAttempts = 3;

export interface UprightPage {
  readonly page: Page;
  readonly picture: Picture;
  readonly gray?: GrayPicture;
  readonly tsv?: string;
}

interface View {
  readonly layout: Layout;
  readonly quarters: number;
}

const otherLayout: Record<Layout, Layout> = { lines: 'free', free: 'lines' };

function otherViews(layout: Layout, isOnItsSide: boolean, isTurned: boolean): View[] {
  if (isOnItsSide) return [1, 3, 2].map((quarters) => ({ layout, quarters }));
  const views = [
    { layout: otherLayout[layout], quarters: 0 },
    { layout, quarters: 2 },
  ];
  return isTurned ? views.toReversed() : views;
}

const qualityOf = ({ words, recognition }: Page): number =>
  hasVerticalWords(words) ? recognition / 2 : recognition;

function amountIn(tsv: string): SecondReading | null {
  const { words } = parseTsv(tsv, 1);
  if (words.length === 0) return null;
  const confidence = Math.min(...words.map((word) => word.confidence ?? 0));
  return { text: words.map(({ text }) => text).join(''), confidence };
}

type Straightened = { readonly gray: GrayPicture; readonly tilt: number };

export class TextRecognizer {
  private hasFailedAgain = false;

  constructor(
    private readonly onPass: () => Promise<void>,
    private readonly limits: ProcessorLimits = passLimits,
    private readonly recognition: Recognition = new WasmRecognition(),
  ) {}

  async read(picture: Picture, layout: Layout, page = 1): Promise<Page> {
    return (await this.readUpright(picture, layout, page)).page;
  }

  /** Rejects rather than return a page without its words. A page on its side or its head is turned. */
  async readUpright(picture: Picture, layout: Layout, page: number): Promise<UprightPage> {
    try {
      return await this.lookAgain(await this.readBest(picture, layout));
    } catch (error) {
      if (error instanceof TooMuchProcessorTime) throw new Unreadable(fill(reasons.pageTooHeavy, { page }));
      throw new NotRead(fill(reasons.pageNotRead, { page }), { cause: error });
    }
  }

  private async readBest(given: Picture, layout: Layout): Promise<UprightPage> {
    const seen = await prepare(given);
    if (!seen) return { picture: given, page: { words: [], recognition: 1 } };
    const isTurned = isSideways(seen.gray);
    const picture = isTurned ? await turn(given, 1) : given;
    const straight = (isTurned && (await prepare(picture))) || seen;
    const { usedMs, ...words } = await this.recognizeOnce(straight, picture, layout);
    const first = { ...words, picture, gray: straight.gray };
    if (qualityOf(first.page) >= minRecognition || usedMs > slowPassMs) return first;
    return this.readOtherViews(straight, { layout, isTurned }, first);
  }

  /** The words remain as they are if the other recognizer fails, and for this file it is not called again. */
  private async lookAgain(upright: UprightPage): Promise<UprightPage> {
    const { gray, page, picture, tsv } = upright;
    const canLook = this.recognition.lookAgain !== undefined && !this.hasFailedAgain;
    if (!canLook || !gray || tsv === undefined || qualityOf(page) < minRecognition) return upright;
    try {
      const second = await this.recognition.lookAgain?.(gray, { tsv }, this.limits);
      return second
        ? { ...upright, page: { ...page, ...parseTsv(second.tsv, picture.pointsPerPixel) } }
        : upright;
    } catch {
      this.hasFailedAgain = true;
      return upright;
    } finally {
      await this.onPass();
    }
  }

  private async readOtherViews(
    straight: Straightened,
    { layout, isTurned }: { readonly layout: Layout; readonly isTurned: boolean },
    first: UprightPage,
  ): Promise<UprightPage> {
    let best = first;
    const isOnItsSide = hasVerticalWords(first.page.words);
    for (const next of otherViews(layout, isOnItsSide, isTurned)) {
      if (next.quarters === 2 && qualityOf(best.page) >= minRecognition) break;
      await this.onPass();
      const { picture, view } = await this.turned(first.picture, straight, next);
      if (!view) continue;
      const { page, tsv } = await this.recognizeOnce(view, picture, next.layout);
      if (qualityOf(page) > qualityOf(best.page)) best = { picture, page, tsv, gray: view.gray };
      if (qualityOf(page) >= minRecognition && !isOnItsSide) break;
    }
    return best;
  }

  private async turned(upright: Picture, straight: Straightened, { quarters }: View) {
    if (quarters === 0) return { picture: upright, view: straight };
    const picture = await turn(upright, quarters);
    return { picture, view: await prepare(picture) };
  }

  private async recognizeOnce(
    { gray, tilt }: Straightened,
    picture: Picture,
    layout: Layout,
  ): Promise<{ readonly page: Page; readonly tsv: string; readonly usedMs: number }> {
    const { width, height, pointsPerPixel } = picture;
    const sheet = { width: width * pointsPerPixel, height: height * pointsPerPixel, tilt };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { tsv, usedMs } = await this.recognition.recognize(gray, layout, this.limits);
        return { page: { ...parseTsv(tsv, pointsPerPixel), sheet }, tsv, usedMs };
      } catch (error) {
        if (attempt === maxAttempts || error instanceof TooMuchProcessorTime) throw error;
        await this.onPass();
      }
    }
  }

  async readAmounts(pictures: readonly GrayPicture[]): Promise<readonly (SecondReading | null)[]> {
    if (pictures.length === 0) return [];
    const tables = await this.recognition.recognizeAmounts(pictures, this.limits);
    return tables.map((tsv) => (tsv === null ? null : amountIn(tsv)));
  }

  stop(): void {
    this.recognition.stop();
  }
}
