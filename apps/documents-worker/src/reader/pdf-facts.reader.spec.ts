import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readDocument, type Reading } from '@groundwork/engine-documents';
import {
  type FileForgery,
  makeDocument,
  makeConsecutiveStatements,
  pdfOfDocument,
  subcategories,
  type DocumentRequest,
} from '@groundwork/test-data';
import { PDFDocument, rgb } from 'pdf-lib';
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

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function readingOf(bytes: Buffer, category: string): Promise<Reading> {
  const { pages, facts } = await readTextLayer(bytes);
  return readDocument(pages, category, facts);
}

async function readForged(wanted: DocumentRequest, forgery?: FileForgery): Promise<Reading> {
  const document = makeDocument(wanted);
  return readingOf(await pdfOfDocument(document, wanted.seed, forgery), document.category);
}

const withChangedAmount = (subcategory: DocumentRequest['subcategory'], seed: number): DocumentRequest => ({
  seed,
  part: 'train',
  subcategory,
  forgery: 'amount changed',
});
const codes = ({ signals }: Reading) => signals.map(({ code }) => code);

describe('a genuine file', () => {
  it.each(subcategories)('of kind %s has its kind and figures, and no signal', async (subcategory) => {
    for (const part of ['train', 'test'] as const) {
      const wanted = { seed: 3, part, subcategory };
      const reading = await readForged(wanted);
      expect(reading).toMatchObject({
        classification: { subcategory },
        signals: [],
        fraudScore: 0,
        blank: false,
      });
      const read = new Map(reading.extracted.map(({ name, value }) => [name, Math.abs(value ?? 0)]));
      for (const { name, value } of makeDocument(wanted).truth)
        expect([name, read.get(name)]).toEqual([name, Math.abs(value)]);
    }
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
    ['overlaid', 'OVERLAID_TEXT', 'form_1040'],
    ['overlaid', 'OVERLAID_TEXT', 'merchant_account'],
    ['overlaid in another font', 'OVERLAID_TEXT', 'business_checking'],
    ['revision', 'REVISION_CHANGED', 'business_checking'],
    ['revision', 'REVISION_CHANGED', 'balance_sheet'],
  ] as const)(
    'with the forgery "%s" has the signal %s for a %s with both amounts and the page',
    async (forgery, code, subcategory) => {
      const wanted = withChangedAmount(subcategory, 4);
      const { changed } = makeDocument(wanted);
      const { signals, fraudScore } = await readForged(wanted, forgery);
      expect(signals.find((signal) => signal.code === code)).toMatchObject({
        page: (changed?.page ?? 0) + 1,
        expected: changed?.before.text,
        actual: changed?.item.text,
      });
      expect(fraudScore).toBeGreaterThanOrEqual(0.7);
    },
  );

  it('has hidden words where text is painted over', async () => {
    const wanted = withChangedAmount('business_checking', 4);
    const { changed } = makeDocument(wanted);
    const { pages } = await readTextLayer(await pdfOfDocument(makeDocument(wanted), 4, 'overlaid'));
    const words = pages
      .flatMap((page) => page.words)
      .filter(({ text }) => text.trim() === changed?.before.text);
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
    const reading = await readForged({ seed: 5, part: 'train', subcategory: 'personal_checking' }, 'editor');
    expect(codes(reading)).toEqual(['EDITOR_METADATA']);
    expect(reading.fraudScore).toBe(0.15);
  });

  it('without a trace has an arithmetic signal', async () => {
    for (const forgery of ['row inserted', 'totals changed'] as const) {
      const reading = await readForged({ seed: 6, part: 'test', subcategory: 'business_checking', forgery });
      expect(reading.fraudScore).toBeGreaterThanOrEqual(0.7);
    }
  });

  it('that is a complete fabrication has no signal by itself', async () => {
    const [, fabricated] = makeConsecutiveStatements(7, 'test', true);
    const reading = await readingOf(await pdfOfDocument(fabricated, 7), 'bank_statements');
    expect(reading.fraudScore).toBe(0);
  });
});
