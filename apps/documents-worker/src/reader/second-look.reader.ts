import {
  type DoubtedAmount,
  doubtedAmounts,
  type Page,
  type SecondReading,
  withSecondLook,
} from '@groundwork/engine-documents';
import sharp from 'sharp';
import { placeOf } from '../domain/amount-picture.rules.ts';
import type { GrayImage } from '../domain/page-light.rules.ts';
import type { TextRecognizer } from './text-recognizer.reader.ts';

interface Sheet {
  readonly gray: GrayImage;
  readonly pointsPerPixel: number;
}

/** A page in memory has about 4 MB. */
const mostSheets = 20;
const enlargement = 2;
const margin = 12;

async function enlarge(doubt: DoubtedAmount, { gray, pointsPerPixel }: Sheet): Promise<GrayImage | null> {
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

  add(page: number, gray: GrayImage | undefined, pointsPerPixel: number): void {
    if (gray && this.sheets.size < mostSheets) this.sheets.set(page, { gray, pointsPerPixel });
  }

  async over(pages: readonly Page[]): Promise<Page[]> {
    const doubts = this.sheets.size === 0 ? [] : doubtedAmounts(pages);
    const readings: (SecondReading | null)[] = [];
    for (const doubt of doubts) readings.push(await this.look(doubt));
    this.sheets.clear();
    return withSecondLook(pages, doubts, readings);
  }

  private async look(doubt: DoubtedAmount): Promise<SecondReading | null> {
    const sheet = this.sheets.get(doubt.page);
    const picture = sheet && (await enlarge(doubt, sheet));
    if (!picture) return null;
    await this.onLook();
    return this.recognizer.readAmount(picture);
  }
}
