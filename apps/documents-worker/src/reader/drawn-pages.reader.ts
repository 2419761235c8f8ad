import type { OwnNumbers } from '@groundwork/contracts';
import {
  type Cover,
  maskPage,
  type MaskableWord,
  type MaskedPage,
  type Page,
  surenessOf,
} from '@groundwork/engine-documents';
import sharp from 'sharp';
import type { DrawnPicture, DrawTask } from '../domain/drawn-page.model.ts';
import type { ReadingMessage } from '../domain/reading-message.model.ts';
import { NotRead } from '../documents-worker.errors.ts';
import { drawTable } from './drawn-table.reader.ts';
import { openPhoto } from './photo.reader.ts';
import type { Picture } from './picture.reader.ts';
import type { Recognition } from './recognition.adapter.ts';
import { straightenPhoto } from './straight-photo.reader.ts';
import { TextRecognizer } from './text-recognizer.reader.ts';

interface Parts {
  readonly send: (message: ReadingMessage) => Promise<void>;
  readonly recognition: Recognition;
}

interface Source {
  readonly picture: Picture;
  readonly texts: readonly { readonly words: readonly MaskableWord[]; readonly isRecognized: boolean }[];
  readonly recognition: number;
}

const dpi = 150;
const recognitionDpi = 200;
const pointsPerInch = 72;
const quality = 82;
const unmasked = (words: readonly MaskableWord[]): MaskedPage => ({ covers: [], words, hits: 0 });

/** A recognized word is on the straightened scan. Its cover belongs on the scan itself. */
function onScan({ words, sheet }: Page): MaskableWord[] {
  const { width = 0, tilt = 0 } = sheet ?? {};
  return words.map(({ text, x, y, width: wide, height }) => ({
    text,
    x,
    y: y + (x + wide / 2 - width / 2) * tilt,
    width: wide,
    height,
  }));
}

/** Black pixels replace those of the page, before the picture is compressed. */
function fill({ data, width, height, channels, pointsPerPixel }: Picture, cover: Cover): void {
  const pixels = (points: number, most: number) => Math.min(most, Math.max(0, points / pointsPerPixel));
  const left = Math.floor(pixels(cover.x, width));
  const right = Math.ceil(pixels(cover.x + cover.width, width));
  const top = Math.floor(pixels(cover.y, height));
  const bottom = Math.ceil(pixels(cover.y + cover.height, height));
  for (let y = top; y < bottom; y += 1)
    for (let at = (y * width + left) * channels; at < (y * width + right) * channels; at += 1)
      data[at] = channels === 4 && at % 4 === 3 ? 255 : 0;
}

function withCovers(picture: Picture, covers: readonly Cover[]): Promise<Buffer> {
  const { data, width, height, channels } = picture;
  for (const cover of covers) fill(picture, cover);
  const scale = Math.min(1, (dpi / pointsPerInch) * picture.pointsPerPixel);
  return sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round(width * scale) })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

class PageDrawer {
  private readonly recognizer: TextRecognizer;

  constructor(
    private readonly parts: Parts,
    private readonly masking: OwnNumbers | null,
  ) {
    this.recognizer = new TextRecognizer(() => parts.send({ type: 'step' }), undefined, parts.recognition);
  }

  async send(page: number, { picture, texts, recognition }: Source): Promise<void> {
    const masked = texts.map(({ words, isRecognized }) =>
      this.masking ? maskPage(words, this.masking, isRecognized) : unmasked(words),
    );
    const [width, height] = [picture.width, picture.height].map((side) => side * picture.pointsPerPixel);
    const jpeg = await withCovers(
      picture,
      masked.flatMap(({ covers }) => covers),
    );
    const drawn: DrawnPicture = {
      page,
      jpeg: jpeg.toString('base64'),
      width: width ?? 0,
      height: height ?? 0,
      words: (masked[0]?.words ?? []).map(({ text, ...box }) => ({
        text,
        ...inShares(box, width ?? 1, height ?? 1),
      })),
      recognition,
      hits: masked.reduce((sum, { hits }) => sum + hits, 0),
    };
    await this.parts.send({ type: 'drawn', ...drawn });
  }

  async recognized(picture: Picture, layout: 'lines' | 'free', page: number): Promise<Source> {
    const upright = await this.recognizer.readUpright(picture, layout, page);
    return {
      picture: upright.picture,
      texts: [{ words: onScan(upright.page), isRecognized: true }],
      recognition: surenessOf(upright.page),
    };
  }

  stop(): void {
    this.recognizer.stop();
  }
}

const inShares = ({ x, y, width, height }: Cover, pageWidth: number, pageHeight: number): Cover => ({
  x: x / pageWidth,
  y: y / pageHeight,
  width: width / pageWidth,
  height: height / pageHeight,
});

async function* pdfPages(
  bytes: Buffer,
  { pages, masking }: DrawTask,
  drawer: PageDrawer,
): AsyncGenerator<[number, Source]> {
  const [{ readGlyphs }, { OpenPdf }, { PdfPictures }] = await Promise.all([
    import('./pdf-glyphs.reader.ts'),
    import('./open-pdf.reader.ts'),
    import('./pdf-pictures.reader.ts'),
  ]);
  const pdf = new OpenPdf(bytes);
  const pictures = new PdfPictures(pdf);
  for (const page of pages) {
    const { words, isTextAlone } = await readGlyphs(pdf, page - 1);
    const isRead = isTextAlone || masking === null;
    const picture = await pictures.draw(page - 1, isRead ? dpi : recognitionDpi, 'BGRA');
    if (!picture) throw new NotRead();
    const text = { words, isRecognized: false };
    if (isRead) yield [page, { picture, texts: [text], recognition: 1 }];
    else yield [page, withText(text, picture, await drawer.recognized(picture, 'lines', page))];
  }
}

const fewLetters = 100;
const lettersIn = (words: readonly MaskableWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);

/** A picture on a page with text can show a number too, so both are searched. A turned scan has no text of its own. */
function withText(text: Source['texts'][number], picture: Picture, recognized: Source): Source {
  if (recognized.picture !== picture) return recognized;
  const hasText = lettersIn(text.words) >= fewLetters;
  return {
    picture,
    texts: hasText ? [text, ...recognized.texts] : [...recognized.texts, text],
    recognition: hasText ? 1 : recognized.recognition,
  };
}

async function* tablePages(bytes: Buffer, task: DrawTask): AsyncGenerator<[number, Source]> {
  const { readSpreadsheet } = await import('./spreadsheet.reader.ts');
  const { pages } = await readSpreadsheet(bytes, { mediaType: task.mediaType, category: '' });
  for (const page of task.pages) {
    const table = pages[page - 1];
    const picture = table && (await drawTable(table));
    if (!picture) throw new NotRead();
    yield [page, { picture, texts: [{ words: table.words, isRecognized: false }], recognition: 1 }];
  }
}

async function* photoPages(bytes: Buffer, drawer: PageDrawer): AsyncGenerator<[number, Source]> {
  const photo = await openPhoto(bytes);
  const page = await straightenPhoto(photo, bytes);
  yield [1, await drawer.recognized(page, page === photo ? 'free' : 'lines', 1)];
}

/** Draws each page with its covers. Nothing of the original file is in the result. */
export async function drawPages(bytes: Buffer, task: DrawTask, parts: Parts): Promise<void> {
  const drawer = new PageDrawer(parts, task.masking);
  const sources = () => {
    if (task.mediaType === 'application/pdf') return pdfPages(bytes, task, drawer);
    return task.mediaType.startsWith('image/') ? photoPages(bytes, drawer) : tablePages(bytes, task);
  };
  try {
    for await (const [page, source] of sources()) await drawer.send(page, source);
  } finally {
    drawer.stop();
  }
}
