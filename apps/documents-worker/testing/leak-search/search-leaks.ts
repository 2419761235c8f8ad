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
  unreadable: string[];
  /** Digits of numbers in pictures, born digital and scanned, and those without a cover. */
  digits: { born: number; scanned: number };
  uncovered: { born: string[]; scanned: string[] };
}

const documentsAtOnce = 20;
const pixelsPerPoint = 150 / 72;
const reach = 3;
const darkest = 70;

const own = numberPattern(numbers.numbers.map(({ digits }) => digits));
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const empty = (): LeakFigures => ({
  documents: 0,
  texts: 0,
  bytes: 0,
  leaks: [],
  figures: 0,
  readable: 0,
  unreadable: [],
  digits: { born: 0, scanned: 0 },
  uncovered: { born: [], scanned: [] },
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
      const path = this.packages.pathOf(job, at);
      await this.readFigures(document, zip.get(path) ?? Buffer.alloc(0));
      await this.readPicture(document, objects.get(this.packages.pictureKey(job, at)) ?? Buffer.alloc(0));
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

  private async readFigures({ name, figures }: LeakyDocument, copy: Buffer): Promise<void> {
    const texts = await textsOf('copy.pdf', copy);
    const text = withoutSpaces(texts.find(({ way }) => way === 'pages by pdf.js')?.text ?? '');
    const missing = figures.filter((figure) => !text.includes(withoutSpaces(figure)));
    this.counted.figures += figures.length;
    this.counted.readable += figures.length - missing.length;
    this.counted.unreadable.push(...missing.map((figure) => `${name}: ${figure}`));
  }

  private async readPicture({ name, secrets, isScanned }: LeakyDocument, jpeg: Buffer): Promise<void> {
    if (secrets.length === 0) return;
    const origin = isScanned ? 'scanned' : 'born';
    const uncovered = await uncoveredIn(jpeg, secrets);
    this.counted.digits[origin] += secrets.length;
    if (uncovered > 0) this.counted.uncovered[origin].push(`${name}: ${uncovered} of ${secrets.length}`);
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
