import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readDocument, type Reading } from '@groundwork/engine-documents';
import {
  amountsIn,
  forge,
  type ForgedDocument,
  layOver,
  pdfOfDocument,
  raised,
  revise,
  saveWith,
  storedDocument,
  storedNames,
  withChangedTotals,
  withInsertedRow,
} from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { readTextLayer } from './pdf-text.reader.ts';

const formsFolder = fileURLToPath(new URL('../../../../papers/forms/', import.meta.url));
const forms = ['f1040-2023.pdf', 'f1040s1-2023.pdf', 'f8995-2021.pdf'];
const formOf = (name: string) => readFileSync(`${formsFolder}${name}`);

/** The fields of lines 1a to 15 on the first page. */
const fieldValues = {
  'f1_31[0]': '52,000',
  'f1_40[0]': '52,000',
  'f1_42[0]': '300',
  'Line4a-11_ReadOrder[0].f1_52[0]': '7,700',
  'Line4a-11_ReadOrder[0].f1_53[0]': '60,000',
  'Line4a-11_ReadOrder[0].f1_54[0]': '1,000',
  'Line4a-11_ReadOrder[0].f1_55[0]': '59,000',
  'f1_56[0]': '13,850',
  'f1_58[0]': '13,850',
  'f1_59[0]': '45,150',
};

const issuers = [
  'OpenText Exstream Version 16.6.20',
  'Quadient Inspire~Designer 15.0',
  'iText 2.1.7 by 1T3XT',
  'Crawford Technologies PDF Driver',
  'QuickBooks PDF',
  'Skia/PDF m126',
  'Quartz PDFContext',
];

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function readingOf(bytes: Buffer, category: string): Promise<Reading> {
  const { pages, facts } = await readTextLayer(bytes);
  return readDocument(pages, category, facts);
}

const withRaisedAmount = (name: string, seed: number): ForgedDocument => {
  const random = SeededRandom.spread(seed);
  const document = storedDocument(name);
  const amount = random.one(amountsIn(document));
  return forge(document, amount, raised(amount.text, random));
};

const inTimes = (forged: ForgedDocument) => layOver(forged, StandardFonts.TimesRoman);

describe('a genuine file', () => {
  it.each(storedNames)('of %s has its kind and figures, and no signal', async (name) => {
    const document = storedDocument(name);
    const reading = await readingOf(pdfOfDocument(document), document.category);
    expect(reading).toMatchObject({
      classification: { subcategory: document.subcategory },
      signals: [],
      fraudScore: 0,
      blank: false,
    });
    const read = new Map(reading.extracted.map(({ name: figure, value }) => [figure, Math.abs(value ?? 0)]));
    for (const [figure, value] of Object.entries(document.truth))
      expect([figure, read.get(figure)]).toEqual([figure, Math.abs(value)]);
  });

  it.each(issuers)('that %s saved has no signal', async (program) => {
    const issued = await saveWith(program, pdfOfDocument(storedDocument('personal_checking-1')));
    expect((await readingOf(issued, 'bank_statements')).signals).toEqual([]);
  });

  it.each(forms)('%s is a blank government form without a signal', async (name) => {
    const reading = await readingOf(formOf(name), 'tax_documents');
    expect(reading.blank).toBe(true);
    expect(reading.fraudScore).toBe(0);
  });

  it('with filled fields is not blank and has no signal', async () => {
    const pdf = await PDFDocument.load(formOf('f1040-2023.pdf'), { updateMetadata: false });
    for (const [field, amount] of Object.entries(fieldValues))
      pdf.getForm().getTextField(`topmostSubform[0].Page1[0].${field}`).setText(amount);
    const reading = await readingOf(Buffer.from(await pdf.save()), 'tax_documents');
    expect(reading).toMatchObject({ blank: false, signals: [], fraudScore: 0 });
    expect(reading.extracted.map(({ name, value, text }) => [name, value ?? text])).toEqual([
      ['totalIncome', 60_000],
      ['adjustedGrossIncome', 59_000],
      ['taxYear', '2023'],
    ]);
  });
});

describe('a forged file', () => {
  it.each([
    ['with a patch', 'OVERLAID_TEXT', 'form_1040-4', layOver],
    ['with a patch', 'OVERLAID_TEXT', 'merchant_account-1', layOver],
    ['with a patch in another font', 'OVERLAID_TEXT', 'business_checking-4', inTimes],
    ['with a second revision', 'REVISION_CHANGED', 'business_checking-4', revise],
    ['with a second revision', 'REVISION_CHANGED', 'balance_sheet-2', revise],
  ] as const)('%s has the signal %s for %s with both amounts and the page', async (_, code, name, change) => {
    const forged = withRaisedAmount(name, 4);
    const { signals, fraudScore } = await readingOf(await change(forged), forged.category);
    expect(signals.find((signal) => signal.code === code)).toMatchObject({
      page: forged.before.page + 1,
      expected: forged.before.text,
      actual: forged.after.text,
    });
    expect(fraudScore).toBeGreaterThanOrEqual(0.7);
  });

  it('has hidden words where text is painted over', async () => {
    const forged = withRaisedAmount('business_checking-4', 4);
    const { pages } = await readTextLayer(await layOver(forged));
    const words = pages
      .flatMap((page) => page.words)
      .filter(({ text }) => text.trim() === forged.before.text);
    expect(words.some(({ hidden }) => hidden === true)).toBe(true);
  });

  it('has a complete text layer on a short page only without a picture or an outline', async () => {
    const pdf = await PDFDocument.create();
    for (const graphic of ['nothing', 'a rule', 'a picture', 'an outline']) {
      const page = pdf.addPage();
      page.drawText('Page 2 of 2');
      if (graphic === 'a rule') page.drawRectangle({ x: 10, y: 10, width: 300, height: 1 });
      if (graphic === 'a picture') page.drawImage(await pdf.embedPng(onePixel));
      if (graphic === 'an outline')
        page.drawSvgPath('M 0,0 C 0,9 9,9 9,0 C 9,4 4,9 4,0 C 4,9 9,9 9,0 L 5,5 L 4,4 L 3,3 L 0,0 Z', {
          color: rgb(0, 0, 0),
        });
    }
    pdf.addPage();
    const { hasFullText } = await readTextLayer(Buffer.from(await pdf.save()));
    expect(hasFullText).toEqual([true, true, false, false, false]);
  });

  it('that an editing program saved last requires a review', async () => {
    const file = pdfOfDocument(storedDocument('personal_checking-1'));
    const edited = await saveWith('Adobe Photoshop 25.0 (Macintosh)', file);
    const { signals, fraudScore } = await readingOf(edited, 'bank_statements');
    expect(signals.map(({ code }) => code)).toEqual(['EDITOR_METADATA']);
    expect(fraudScore).toBe(0.15);
  });

  it.each([
    ['an inserted row', withInsertedRow],
    ['changed totals', withChangedTotals],
  ])('with %s and without a trace has an arithmetic signal', async (_, change) => {
    const { pages, category } = change(storedDocument('business_checking-1'));
    expect((await readingOf(pdfOfDocument({ pages }), category)).fraudScore).toBeGreaterThanOrEqual(0.7);
  });
});
