import type { PageProgress } from '@groundwork/contracts';
import { type FileFacts, emptyFileFacts, type Page } from '@groundwork/engine-documents';
import { softwareOf } from '../domain/exif-software.rules.ts';
import { PdfPictures } from './pdf-pictures.reader.ts';
import { lettersOn, readTextLayer } from './pdf-text.reader.ts';
import { openPhoto } from './photo.reader.ts';
import { type Picture, previewOf } from './picture.reader.ts';
import { type Layout, Recogniser } from './recogniser.reader.ts';
import type { ReadingMessage, ReadingTask } from '../domain/reading-message.model.ts';

type Say = (message: ReadingMessage) => Promise<void>;

/** The first pages only: a picture of each of 300 pages would take longer than reading them. */
const mostPreviews = 20;
const previewDpi = 110;
const recognitionDpi = 200;

/** Reads one file page by page, and draws its pages while it is at it. */
export class PageReader {
  private readonly recogniser: Recogniser;
  /** Pages 1 to this have a picture. */
  previews = 0;
  /** What the file tells beside its words. */
  facts: FileFacts = emptyFileFacts;

  constructor(private readonly say: Say) {
    this.recogniser = new Recogniser(() => say({ type: 'step' }));
  }

  async read(bytes: Buffer, { mediaType }: ReadingTask): Promise<Page[]> {
    try {
      return mediaType === 'application/pdf' ? await this.readPdf(bytes) : [await this.readPhoto(bytes)];
    } finally {
      this.recogniser.stop();
    }
  }

  private async readPhoto(bytes: Buffer): Promise<Page> {
    const photo = await openPhoto(bytes);
    this.facts = { ...emptyFileFacts, producer: softwareOf(bytes) };
    await this.say({ type: 'stage', stage: 'text' });
    await this.show(photo, 1);
    return this.recognise(photo, 'free', { page: 1, pages: 1 });
  }

  private async readPdf(bytes: Buffer): Promise<Page[]> {
    const { pages: texts, written, facts } = await readTextLayer(bytes);
    this.facts = facts;
    await this.say({ type: 'stage', stage: 'text' });
    const pictures = new PdfPictures(bytes);
    const pages: Page[] = [];
    for (const [index, text] of texts.entries()) {
      const at = { page: index + 1, pages: texts.length };
      pages.push(await this.readPdfPage(pictures, text, { ...at, isWritten: written[index] ?? false }));
    }
    return pages;
  }

  private async readPdfPage(
    pictures: PdfPictures,
    text: Page,
    { isWritten, ...at }: PageProgress & { isWritten: boolean },
  ): Promise<Page> {
    const isShown = at.page <= mostPreviews;
    if (isWritten && !isShown) return text;
    const dpi = isWritten ? previewDpi : recognitionDpi;
    const picture = await pictures.draw(at.page - 1, dpi, isShown ? 'BGRA' : 'Gray');
    await this.say({ type: 'step' });
    if (picture) await this.show(picture, at.page);
    if (isWritten) return text;
    const recognised = picture ? await this.recognise(picture, 'lines', at) : { words: [], recognition: 0 };
    return lettersOn(text) > lettersOn(recognised) ? text : recognised;
  }

  private async recognise(picture: Picture, layout: Layout, progress: PageProgress): Promise<Page> {
    const page = await this.recogniser.read(picture, layout);
    await this.say({ type: 'stage', stage: 'recognised', progress });
    return page;
  }

  /** Without a gap: who asks for a picture knows only how many there are. */
  private async show(picture: Picture, page: number): Promise<void> {
    if (page !== this.previews + 1 || page > mostPreviews) return;
    const png = await previewOf(picture);
    await this.say({ type: 'picture', page, png: png.toString('base64') });
    this.previews = page;
  }
}
