import { describe, expect, it } from '@jest/globals';
import { assemblePdf, streamObject } from '@groundwork/test-data';
import { OpenPdf } from './open-pdf.reader.ts';
import { type PageGlyphs, readGlyphs } from './pdf-glyphs.reader.ts';

const box = '[0 0 612 792]';
const fonts = '/Font << /F1 3 0 R >>';
const text = 'BT /F1 12 Tf 50 700 Td (SSN 123-45-6789) Tj ET';
const stream = (content: string, dictionary = '') => streamObject(dictionary, Buffer.from(content, 'latin1'));
const form = (content: string) =>
  stream(content, `/Type /XObject /Subtype /Form /BBox ${box} /Resources << ${fonts} >>`);

interface Drawn {
  readonly content?: string;
  readonly page?: string;
  readonly others?: readonly (string | Buffer)[];
  readonly font?: string;
}

function read({ content = text, page = '', others = [], font }: Drawn): Promise<PageGlyphs> {
  const pdf = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 5 0 R /Resources << ${fonts} /XObject << /Fm 6 0 R >> >> ${page} >>`,
    stream(content),
    ...others,
  ]);
  return readGlyphs(new OpenPdf(pdf), 0);
}

const wordsOf = ({ words }: PageGlyphs) => words.map((word) => word.text).join(' ');

describe('a page', () => {
  it('is text alone with rules and boxes around its text', async () => {
    const glyphs = await read({ content: `${text} 40 690 200 20 re S 40 600 m 300 600 l S` });
    expect([wordsOf(glyphs), glyphs.isTextAlone]).toEqual(['SSN 123-45-6789', true]);
  });

  it('is not text alone with a path that can be a drawn letter', async () => {
    const digit = '50 600 m 60 600 l 60 610 l 52 610 l 52 620 l 60 620 l 60 624 l h f';
    expect((await read({ content: `${text} ${digit}` })).isTextAlone).toBe(false);
  });

  it('has the text of a part that it draws', async () => {
    const glyphs = await read({ content: '/Fm Do', others: [form(text)] });
    expect([wordsOf(glyphs), glyphs.isTextAlone]).toEqual(['SSN 123-45-6789', true]);
  });

  it('has the text of a filled field and of a note', async () => {
    const annotation = (kind: string, at: number, place: string) => [
      `<< /Type /Annot ${kind} /Rect ${place} /F 4 /AP << /N ${at + 1} 0 R >> >>`,
      stream(
        'BT /F1 10 Tf 2 4 Td (98-7654321) Tj ET',
        `/Type /XObject /Subtype /Form /BBox [0 0 120 16] /Resources << ${fonts} >>`,
      ),
    ];
    const glyphs = await read({
      page: '/Annots [6 0 R 8 0 R]',
      others: [
        ...annotation('/Subtype /Widget /FT /Tx /T (ein)', 6, '[50 600 170 616]'),
        ...annotation('/Subtype /FreeText /DA (/F1 10 Tf)', 8, '[50 500 170 516]'),
      ],
    });
    expect([wordsOf(glyphs), glyphs.isTextAlone]).toEqual(['SSN 123-45-6789 98-7654321 98-7654321', true]);
  });

  it('is not text alone with letters that have no meaning', async () => {
    const shape = stream('600 0 0 0 500 700 d1 0 0 500 700 re f');
    const glyphs = await read({
      content: 'BT /F1 12 Tf 50 700 Td (\x01\x02\x01) Tj ET',
      font: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar 2 /Widths [600 600] /Encoding << /Differences [1 /one1 /two2] >> /CharProcs << /one1 6 0 R /two2 6 0 R >> >>`,
      others: [shape],
    });
    expect(glyphs.isTextAlone).toBe(false);
  });
});
