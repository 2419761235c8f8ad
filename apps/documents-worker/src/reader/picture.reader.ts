import sharp from 'sharp';
import { evenlyLit, isUnevenlyLit } from '../domain/paper.rules.ts';
import { levelled } from '../domain/tilt.rules.ts';

/** A page or photograph as pixels, upright. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  pointsPerPixel: number;
}

const previewSide = 1000;
/** Paper differs from pixel to pixel by less, unless the picture is noisy. */
const calmPaper = 4;
/** Darker than the paper by this much is ink. */
const inkDepth = 48;
/** A share of ink that is less than a word's. */
const leastInk = 0.000_02;
const everyRow = 4;

// one document at a time, in a process that ends with it
sharp.concurrency(1);
sharp.cache(false);

const sharpOf = ({ data, width, height, channels }: Picture) =>
  sharp(data, { raw: { width, height, channels } });

/** A PNG for people to look at. */
export const previewOf = (picture: Picture): Promise<Buffer> =>
  sharpOf(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: previewSide, height: previewSide * 2, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();

interface Paper {
  isBlank: boolean;
  isNoisy: boolean;
}

function brightnessOfPaper(grey: Buffer): number {
  const counts = Array.from({ length: 256 }, () => 0);
  for (let at = 0; at < grey.length; at += 7) {
    const brightness = grey[at] ?? 0;
    counts[brightness] = (counts[brightness] ?? 0) + 1;
  }
  return counts.indexOf(Math.max(...counts));
}

/** Looks at every fourth row: how much differs from pixel to pixel where there is paper, and whether there is any ink. */
export function paperOf(grey: Buffer, width: number): Paper {
  const ink = brightnessOfPaper(grey) - inkDepth;
  let [seen, inked, differences, pairs] = [0, 0, 0, 0];
  for (let row = 0; row + width <= grey.length; row += width * everyRow) {
    for (let at = row; at < row + width - 1; at += 1) {
      const [here = 0, next = 0] = [grey[at], grey[at + 1]];
      seen += 1;
      if (here < ink) inked += 1;
      else if (next >= ink) {
        differences += Math.abs(here - next);
        pairs += 1;
      }
    }
  }
  return { isBlank: inked <= seen * leastInk, isNoisy: differences > pairs * calmPaper };
}

/** For the recogniser, as a PGM: no PNG has to be made and read again. Nothing for a page without ink. */
export async function pgmOf(picture: Picture): Promise<Buffer | undefined> {
  const { width, height } = picture;
  const data = await sharpOf(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const { isBlank, isNoisy } = paperOf(data, width);
  if (isBlank) return undefined;
  const seen = { data, width, height };
  // a clean page in even light is read best as it is
  const pixels = isNoisy || isUnevenlyLit(seen) ? levelled({ ...seen, data: evenlyLit(seen) }) : data;
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
