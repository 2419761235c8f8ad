import { describe, expect, it } from '@jest/globals';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { readDocument } from '@groundwork/engine-documents';
import { pdfOfDocument, storedDocument } from '@groundwork/test-data';
import { readTextLayer } from './pdf-text.reader.ts';

/** Each page lies on its side or head, and its flag turns it upright. */
async function turned(bytes: Buffer, by: 90 | 180 | 270): Promise<Buffer> {
  const target = await PDFDocument.create();
  target.setProducer('OpenText Exstream Version 16.6.20');
  target.setCreator('');
  const source = await PDFDocument.load(bytes);
  for (const [at, { width, height }] of source
    .getPages()
    .map((page) => page.getSize())
    .entries()) {
    const [embedded] = await target.embedPdf(bytes, [at]);
    if (!embedded) throw new Error('The page is not in the file.');
    const places = { 90: [height, 0], 180: [width, height], 270: [0, width] } as const;
    const [x, y] = places[by];
    const page = target.addPage(by === 180 ? [width, height] : [height, width]);
    page.drawPage(embedded, { x, y, rotate: degrees(by) });
    page.setRotation(degrees(by));
  }
  return Buffer.from(await target.save());
}

async function figuresOf(bytes: Buffer) {
  const { pages, facts } = await readTextLayer(bytes);
  const { extracted, fraudScore } = readDocument(pages, 'bank_statements', facts);
  const corners = extracted.flatMap(({ box }) => (box ? [[box.x, box.y] as const] : []));
  return { extracted, fraudScore, corners, sheets: pages.map(({ sheet }) => sheet) };
}

describe('a page that its own flag turns', () => {
  it.each([90, 180, 270] as const)('is read upright, with its boxes where they show: %d', async (by) => {
    const bytes = pdfOfDocument(storedDocument('business_checking-1'));
    const [upright, flagged] = [await figuresOf(bytes), await figuresOf(await turned(bytes, by))];
    expect(flagged.fraudScore).toBe(0);
    expect(flagged.sheets).toEqual(upright.sheets);
    expect(flagged.extracted.length).toBeGreaterThan(5);
    expect(flagged.extracted.map(({ name, value, text }) => [name, value, text])).toEqual(
      upright.extracted.map(({ name, value, text }) => [name, value, text]),
    );
    for (const [at, [x, y]] of flagged.corners.entries()) {
      expect(x).toBeCloseTo(upright.corners[at]?.[0] ?? NaN, 2);
      expect(y).toBeCloseTo(upright.corners[at]?.[1] ?? NaN, 2);
    }
  });
});
