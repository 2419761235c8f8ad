import { leastRecognition } from '@groundwork/contracts';
import sharp from 'sharp';
import { numbers, type RunningPackages } from '../running-packages.ts';
import { type LeakyDocument, leakyDocument } from './leaky-documents.ts';
import type { Place } from './marks.ts';
import { numberPattern, textsOf } from './package-texts.ts';

export interface LeakFigures {
  documents: number;
  /** Pieces of text that were searched, and bytes of packages. */
  texts: number;
  bytes: number;
  leaks: string[];
  figures: number;
  readable: number;
  /** On pages that do not wait for the owner. */
  sure: { figures: number; readable: number };
  unreadable: string[];
  /** Digits of numbers in pictures, born digital and scanned. */
  digits: { born: number; scanned: number };
  /** Pages that wait for the look of the owner, and digits without a cover on the others. */
  looks: { pages: number; uncovered: number };
  uncovered: string[];
}

const documentsAtOnce = 20;
const pixelsPerPoint = 150 / 72;
const reach = 3;
const darkest = 70;
/** The last four of a number may show, as in its masked form. */
const openDigits = 4;

const own = numberPattern(numbers.numbers.map(({ digits }) => digits));
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const empty = (): LeakFigures => ({
  documents: 0,
  texts: 0,
  bytes: 0,
  leaks: [],
  figures: 0,
  readable: 0,
  sure: { figures: 0, readable: 0 },
  unreadable: [],
  digits: { born: 0, scanned: 0 },
  looks: { pages: 0, uncovered: 0 },
  uncovered: [],
});

async function uncoveredIn(jpeg: Buffer, places: readonly Place[]): Promise<number> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const brightnessAt = ({ x, y }: Place) => {
    const [column, row] = [Math.round(x * pixelsPerPoint), Math.round(y * pixelsPerPoint)];
    let [sum, count] = [0, 0];
    for (let down = row - reach; down <= row + reach; down += 1)
      for (let across = column - reach; across <= column + reach; across += 1) {
        sum += data[down * info.width + across] ?? 0;
        count += 1;
      }
    return sum / count;
  };
  return places.filter((place) => brightnessAt(place) > darkest).length;
}

const contentOf = (contents: ReadonlyMap<string, Buffer>, key: string): Buffer =>
  contents.get(key) ?? Buffer.alloc(0);

interface CopiedPage {
  readonly copy: Buffer;
  readonly jpeg: Buffer;
  readonly recognition: number;
}

class LeakSearch {
  readonly counted = empty();

  constructor(private readonly packages: RunningPackages) {}

  async search(documents: readonly LeakyDocument[]): Promise<void> {
    const job = await this.packages.request(
      documents.map(({ content, mediaType }) => ({ content, mediaType })),
    );
    const end = await this.packages.endOf(job, 900_000);
    if (!end || !('bytes' in end)) throw new Error(`The package failed: ${end?.cause}`);
    const zip = await this.packages.zipOf(job);
    const objects = await this.packages.objectsOf(job);
    for (const [path, content] of [...zip, ...objects]) await this.readBytes(path, content);
    for (const [at, document] of documents.entries()) {
      const copy = contentOf(zip, this.packages.pathOf(job, at));
      const jpeg = contentOf(objects, this.packages.pictureKey(job, at));
      const drawn = this.packages.itemsOf(job)[at]?.drawn[0];
      await this.readPage(document, { copy, jpeg, recognition: drawn?.recognition ?? 0 });
    }
    this.counted.documents += documents.length;
  }

  private async readBytes(path: string, content: Buffer): Promise<void> {
    this.counted.bytes += content.length;
    for (const { way, text } of await textsOf(path, content)) {
      this.counted.texts += 1;
      const [leak] = own.exec(text) ?? [];
      if (leak !== undefined) this.counted.leaks.push(`${path}, ${way}: ${leak}`);
    }
  }

  private async readPage(document: LeakyDocument, { copy, jpeg, recognition }: CopiedPage): Promise<void> {
    const waits = recognition < leastRecognition;
    await this.readFigures(document, copy, waits);
    await this.readPicture(document, jpeg, waits);
  }

  private async readFigures({ name, figures }: LeakyDocument, copy: Buffer, waits: boolean): Promise<void> {
    const texts = await textsOf('copy.pdf', copy);
    const text = withoutSpaces(texts.find(({ way }) => way === 'pages by pdf.js')?.text ?? '');
    const missing = figures.filter((figure) => !text.includes(withoutSpaces(figure)));
    for (const counted of waits ? [this.counted] : [this.counted, this.counted.sure]) {
      counted.figures += figures.length;
      counted.readable += figures.length - missing.length;
    }
    this.counted.unreadable.push(...missing.map((figure) => `${name}: ${figure}`));
  }

  private async readPicture(
    { name, secrets, isScanned }: LeakyDocument,
    jpeg: Buffer,
    waits: boolean,
  ): Promise<void> {
    const uncovered = secrets.length === 0 ? 0 : await uncoveredIn(jpeg, secrets);
    this.counted.digits[isScanned ? 'scanned' : 'born'] += secrets.length;
    if (waits) this.counted.looks.pages += 1;
    if (waits) this.counted.looks.uncovered += uncovered;
    else if (uncovered > openDigits)
      this.counted.uncovered.push(`${name}: ${uncovered} of ${secrets.length}`);
  }
}

/** Builds packages of generated documents and reads each byte of them. */
export async function searchLeaks(packages: RunningPackages, count: number, first = 1): Promise<LeakFigures> {
  const search = new LeakSearch(packages);
  for (let from = 0; from < count; from += documentsAtOnce) {
    const seeds = Array.from(
      { length: Math.min(documentsAtOnce, count - from) },
      (_, at) => first + from + at,
    );
    await search.search(await Promise.all(seeds.map((seed) => leakyDocument(seed, numbers))));
  }
  return search.counted;
}
