import type { PageProgress } from '@groundwork/contracts';
import { type FileFacts, emptyFileFacts, type Page } from '@groundwork/engine-documents';
import { readSoftware } from '../domain/exif-software.rules.ts';
import { NotQuick, Unreadable } from '../documents-worker.errors.ts';
import { reasons } from '../documents-worker.wording.ts';
import { pagesBefore } from '../domain/file-pages.rules.ts';
import { countLetters } from '../domain/letters.rules.ts';
import { mapInOrder } from '../domain/map-in-order.rules.ts';
import { drawTable } from './drawn-table.reader.ts';
import type { PdfPictures } from './pdf-pictures.reader.ts';
import { openPhoto } from './photo.reader.ts';
import { isBlurred } from '../domain/sharpness.rules.ts';
import { type Picture, drawPreview, toGray } from './picture.reader.ts';
import type { Recognition } from './recognition.adapter.ts';
import { SecondLook } from './second-look.reader.ts';
import { straightenPhoto } from './straight-photo.reader.ts';
import { TextRecognizer, type UprightPage } from './text-recognizer.reader.ts';
import type { ReadingMessage, ReadingTask } from '../domain/reading-message.model.ts';

type SendMessage = (message: ReadingMessage) => Promise<void>;

const maxPreviews = 20;
const previewDpi = 110;
const recognitionDpi = 200;

interface OpenedPage {
  readonly text: Page;
  readonly picture?: Picture;
  readonly upright?: UprightPage;
}

const hasPages = (mediaType: string): boolean =>
  mediaType.startsWith('image/') || mediaType === 'application/pdf';

function withWords(text: Page): Page {
  if (countLetters(text) === 0) throw new Unreadable(reasons.unreadable);
  return text;
}

export class PageReader {
  private readonly recognizer: TextRecognizer;
  private readonly secondLook: SecondLook;
  private pagesBefore = 0;
  previews = 0;
  facts: FileFacts = emptyFileFacts;

  constructor(
    private readonly send: SendMessage,
    private readonly recognition: Recognition,
  ) {
    this.recognizer = new TextRecognizer(() => send({ type: 'step' }), undefined, recognition);
    this.secondLook = new SecondLook(this.recognizer, () => send({ type: 'step' }));
  }

  async read(bytes: Buffer, task: ReadingTask): Promise<Page[]> {
    try {
      if (!hasPages(task.mediaType)) return await this.readTables(bytes, task);
      const pages = await this.readPages(bytes, task);
      if (!task.pageRange && pages.every((page) => countLetters(page) === 0))
        throw new Unreadable(reasons.noText);
      return await this.secondLook.over(pages);
    } finally {
      this.recognizer.stop();
    }
  }

  private async readPages(bytes: Buffer, task: ReadingTask): Promise<Page[]> {
    if (task.mediaType === 'application/pdf') return this.readPdf(bytes, task);
    return [await this.readPhoto(bytes)];
  }

  private async readTables(bytes: Buffer, task: ReadingTask): Promise<Page[]> {
    const { readSpreadsheet } = await import('./spreadsheet.reader.ts');
    const { pages, facts } = await readSpreadsheet(bytes, task);
    this.facts = facts;
    await this.send({ type: 'stage', stage: 'text' });
    for (const [index, page] of pages.slice(0, maxPreviews).entries()) {
      const picture = await drawTable(page);
      if (picture) await this.sendPreview(picture, index + 1);
    }
    return pages;
  }

  private async readPhoto(bytes: Buffer): Promise<Page> {
    const photo = await openPhoto(bytes);
    this.facts = { ...emptyFileFacts, producer: readSoftware(bytes) };
    await this.send({ type: 'stage', stage: 'text' });
    if (isBlurred(await toGray(photo))) throw new Unreadable(reasons.blurred);
    const page = await straightenPhoto(photo, bytes);
    const upright = await this.recognizer.readUpright(page, page === photo ? 'free' : 'lines', 1);
    return this.finishRecognized(upright, { page: 1, pages: 1 });
  }

  private async readPdf(bytes: Buffer, { pageRange, isQuick = false }: ReadingTask): Promise<Page[]> {
    const [{ readTextLayer }, { PdfPictures }] = await Promise.all([
      import('./pdf-text.reader.ts'),
      import('./pdf-pictures.reader.ts'),
    ]);
    const {
      pages: textPages,
      hasFullText,
      facts,
    } = await readTextLayer(bytes, pageRange, (pages) => this.send({ type: 'pages', pages }));
    if (isQuick && hasFullText.includes(false)) throw new NotQuick();
    this.pagesBefore = pagesBefore(pageRange);
    this.facts = facts;
    await this.send({ type: 'stage', stage: 'text' });
    const pictures = new PdfPictures(bytes);
    return mapInOrder(
      textPages,
      this.recognition.pagesAtOnce,
      (text, index) => this.openPage(pictures, text, { page: index + 1, hasFullText: hasFullText[index] }),
      (opened, index) => this.finishPage(opened, { page: index + 1, pages: textPages.length }),
    );
  }

  private async openPage(
    pictures: PdfPictures,
    text: Page,
    { page, hasFullText = false }: { page: number; hasFullText: boolean | undefined },
  ): Promise<OpenedPage> {
    const hasPreview = page <= maxPreviews;
    if (hasFullText && !hasPreview) return { text };
    const dpi = hasFullText ? previewDpi : recognitionDpi;
    const picture = await pictures.draw(this.pagesBefore + page - 1, dpi, hasPreview ? 'BGRA' : 'Gray');
    await this.send({ type: 'step' });
    if (hasFullText) return { text, ...(picture && { picture }) };
    if (!picture) return { text: withWords(text) };
    const upright = await this.recognizer.readUpright(picture, 'lines', this.pagesBefore + page);
    return { text, picture: upright.picture, upright };
  }

  /** Pages finish in their order, so that previews and progress never go back. */
  private async finishPage({ text, picture, upright }: OpenedPage, progress: PageProgress): Promise<Page> {
    if (upright) return this.finishRecognized(upright, progress, text);
    if (picture) await this.sendPreview(picture, progress.page);
    return text;
  }

  private async finishRecognized(
    { page, picture, gray }: UprightPage,
    progress: PageProgress,
    text?: Page,
  ): Promise<Page> {
    this.secondLook.add(progress.page - 1, gray, picture.pointsPerPixel);
    await this.sendPreview(picture, progress.page);
    await this.send({ type: 'stage', stage: 'recognised', progress });
    return text && countLetters(text) > countLetters(page) ? text : page;
  }

  private async sendPreview(picture: Picture, page: number): Promise<void> {
    if (page !== this.previews + 1 || page > maxPreviews) return;
    const png = await drawPreview(picture);
    await this.send({ type: 'picture', page, png: png.toString('base64') });
    this.previews = page;
  }
}
