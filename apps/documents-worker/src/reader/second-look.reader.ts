import {
  type DoubtedAmount,
  doubtedAmounts,
  type Page,
  type SecondReading,
  withSecondLook,
} from '@groundwork/engine-documents';
import sharp from 'sharp';
import { placeOf } from '../domain/amount-picture.rules.ts';
import type { GrayPicture } from '../domain/gray-picture.model.ts';
import type { TextRecognizer } from './text-recognizer.reader.ts';

interface Sheet {
  readonly gray: GrayPicture;
  readonly pointsPerPixel: number;
}

/** A page in memory has about 4 MB. */
const mostSheets = 20;
const looksAtOnce = 20;
const enlargement = 2;
const margin = 12;

async function enlarge(doubt: DoubtedAmount, { gray, pointsPerPixel }: Sheet): Promise<GrayPicture | null> {
  const { data, width, height } = gray;
  const place = placeOf(doubt, gray, pointsPerPixel);
  if (place.width <= 0 || place.height <= 0) return null;
  const enlarged = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract(place)
    .resize({ width: place.width * enlargement, kernel: 'cubic' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: enlarged.data, width: enlarged.info.width, height: enlarged.info.height };
}

export class SecondLook {
  private readonly sheets = new Map<number, Sheet>();

  constructor(
    private readonly recognizer: TextRecognizer,
    private readonly onLook: () => Promise<void>,
  ) {}

  add(page: number, gray: GrayPicture | undefined, pointsPerPixel: number): void {
    if (gray && this.sheets.size < mostSheets) this.sheets.set(page, { gray, pointsPerPixel });
  }

  async over(pages: readonly Page[]): Promise<Page[]> {
    const doubts = this.sheets.size === 0 ? [] : doubtedAmounts(pages);
    const readings: (SecondReading | null)[] = [];
    for (let from = 0; from < doubts.length; from += looksAtOnce)
      readings.push(...(await this.lookAt(doubts.slice(from, from + looksAtOnce))));
    this.sheets.clear();
    return withSecondLook(pages, doubts, readings);
  }

  private async lookAt(doubts: readonly DoubtedAmount[]): Promise<(SecondReading | null)[]> {
    const pictures = await Promise.all(doubts.map((doubt) => this.pictureOf(doubt)));
    await this.onLook();
    const readings = [...(await this.recognizer.readAmounts(pictures.filter((each) => each !== null)))];
    return pictures.map((picture) => picture && (readings.shift() ?? null));
  }

  private pictureOf(doubt: DoubtedAmount): Promise<GrayPicture | null> {
    const sheet = this.sheets.get(doubt.page);
    return sheet ? enlarge(doubt, sheet) : Promise.resolve(null);
  }
}
