import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import type { PlacedWord } from '../domain/drawn-page.model.ts';
import { jpegSize } from '../domain/jpeg-size.rules.ts';
import { toLatin, winAnsi } from '../domain/latin-text.rules.ts';

export interface CopiedPage {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  readonly words: readonly PlacedWord[];
}

/** Each letter of Courier has this share of its size, so an invisible word needs no table of widths. */
const letterWidth = 0.6;
const ascent = 0.8;
const smallest = 0.5;

const shortened = (value: number): string => String(Math.round(value * 100) / 100);
const hex = (latin: string): string => winAnsi(latin).toString('hex');

function wordOf(word: PlacedWord, { width, height }: CopiedPage): string {
  const text = toLatin(word.text);
  if (text === '') return '';
  const size = Math.max(word.height * height, smallest);
  const scale = (word.width * width * 100) / (text.length * size * letterWidth);
  const [x, y] = [word.x * width, height - word.y * height - size * ascent];
  const [tall, wide, left, down] = [size, scale, x, y].map(shortened);
  return `/F1 ${tall} Tf ${wide} Tz 1 0 0 1 ${left} ${down} Tm <${hex(`${text} `)}> Tj\n`;
}

const contentOf = (page: CopiedPage): string => {
  const picture = `q ${shortened(page.width)} 0 0 ${shortened(page.height)} 0 0 cm /Im Do Q\n`;
  return `${picture}BT 3 Tr\n${page.words.map((word) => wordOf(word, page)).join('')}ET`;
};

const [catalog, pageList, info, font, firstOfPages] = [1, 2, 3, 4, 5];
const objectsOfPage = 3;

class PdfWriter {
  private readonly places = new Map<number, number>();
  private written = 0;

  piece(content: Buffer | string): Buffer {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    this.written += bytes.length;
    return bytes;
  }

  object(id: number, content: string): Buffer {
    this.places.set(id, this.written);
    return this.piece(`${id} 0 obj\n${content}\nendobj\n`);
  }

  *stream(id: number, dictionary: string, content: Buffer): Generator<Buffer> {
    this.places.set(id, this.written);
    yield this.piece(`${id} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`);
    yield this.piece(content);
    yield this.piece('\nendstream\nendobj\n');
  }

  end(): Buffer {
    const start = this.written;
    const size = this.places.size + 1;
    const rows = Array.from({ length: size - 1 }, (_, at) => {
      const place = this.places.get(at + 1) ?? 0;
      return `${String(place).padStart(10, '0')} 00000 n \n`;
    });
    const trailer = `trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>`;
    return this.piece(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${trailer}\nstartxref\n${start}\n%%EOF\n`,
    );
  }
}

function* pageObjects(writer: PdfWriter, id: number, page: CopiedPage): Generator<Buffer> {
  const box = `[0 0 ${shortened(page.width)} ${shortened(page.height)}]`;
  const resources = `<< /Font << /F1 ${font} 0 R >> /XObject << /Im ${id + 2} 0 R >> >>`;
  yield writer.object(
    id,
    `<< /Type /Page /Parent ${pageList} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${id + 1} 0 R >>`,
  );
  const content = deflateSync(Buffer.from(contentOf(page), 'latin1'));
  yield* writer.stream(id + 1, '/Filter /FlateDecode', content);
  const { width, height } = jpegSize(page.jpeg);
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  const coding = '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
  yield* writer.stream(id + 2, `${picture} ${coding}`, page.jpeg);
}

async function* written(title: string, pages: AsyncIterable<CopiedPage>): AsyncGenerator<Buffer> {
  const writer = new PdfWriter();
  yield writer.piece('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  yield writer.object(
    catalog,
    `<< /Type /Catalog /Pages ${pageList} 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  yield writer.object(info, `<< /Title <${hex(toLatin(title))}> >>`);
  yield writer.object(
    font,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  );
  const ids: number[] = [];
  for await (const page of pages) {
    const id = firstOfPages + ids.length * objectsOfPage;
    ids.push(id);
    yield* pageObjects(writer, id, page);
  }
  const kids = ids.map((id) => `${id} 0 R`).join(' ');
  yield writer.object(pageList, `<< /Type /Pages /Kids [${kids}] /Count ${ids.length} >>`);
  yield writer.end();
}

export const copiedDocument = (title: string, pages: AsyncIterable<CopiedPage>): Readable =>
  Readable.from(written(title, pages));
