import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kinds } from './kinds.ts';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';

/** A page as it would be read: each line one below the other, each word after the last. */
function pageOf(text: string, recognition = 1): Page {
  const words = text.split('\n').flatMap((line, row) =>
    line.split(' ').map((each, column) => ({
      text: each,
      x: column * 60,
      y: row * 20,
      width: 50,
      height: 10,
    })),
  );
  return { words, recognition };
}

const title = 'Form 1040 U.S. Individual Income Tax Return';
const complete = `${title}
Total income 84,250
Adjusted gross income 81,900
Total tax 9,120`;

describe('reading a document', () => {
  it('tells kind, figures and no signal for a complete form of the chosen category', () => {
    const read = readDocument([pageOf(complete)], 'tax_documents');
    expect(read.classification).toEqual({
      category: 'tax_documents',
      subcategory: 'form_1040',
      certainty: 1,
    });
    expect(
      read.extracted.filter(({ value }) => value !== null).map(({ name, value }) => [name, value]),
    ).toEqual([
      ['totalIncome', 84_250],
      ['adjustedGrossIncome', 81_900],
      ['totalTax', 9120],
    ]);
    expect(read).toMatchObject({ confidence: 1, fraudScore: 0, signals: [] });
  });

  it.each([
    ['a badly recognised page', [pageOf(complete, 0.8)], 0.8],
    ['two pages, one badly recognised', [pageOf(complete, 1), pageOf('', 0.5)], 0.75],
    ['a title and one phrase, with all figures but one', [pageOf(twoOfThree())], 0.467],
    ['a form without figures', [pageOf(title)], 0],
    ['nothing recognised for sure', [pageOf(complete, 0)], 0],
  ])('has the confidence recognition × certainty × share: %s', (_, pages, confidence) => {
    expect(readDocument(pages, 'tax_documents').confidence).toBe(confidence);
  });

  it.each(['bank_statements', 'financial_reports'])('signals a tax form put under %s', (category) => {
    const read = readDocument([pageOf(complete)], category);
    expect(read.signals).toMatchObject([
      { code: 'CATEGORY_MISMATCH', expected: category, actual: 'tax_documents' },
    ]);
    expect(read.classification?.subcategory).toBe('form_1040');
    expect(read.fraudScore).toBe(0);
  });

  it('signals a kind nobody knows, with no confidence', () => {
    const read = readDocument([pageOf('Corner Hardware\nTotal 21.64')], 'tax_documents');
    expect(read.signals.map(({ code }) => code)).toEqual(['UNKNOWN_KIND']);
    expect(read).toMatchObject({ confidence: 0, fraudScore: 0, classification: null, extracted: [] });
  });

  it.each([
    ['no page', []],
    ['an empty page', [pageOf('', 0)]],
    [
      'pages without words',
      [
        { words: [], recognition: 1 },
        { words: [], recognition: 0 },
      ],
    ],
  ])('takes %s for an unknown kind', (_, pages) => {
    expect(readDocument(pages, 'bank_statements')).toMatchObject({
      confidence: 0,
      classification: null,
      signals: [{ code: 'UNKNOWN_KIND' }],
    });
  });

  it('reads the same twice', () => {
    const pages = [pageOf(complete, 0.93)];
    expect(readDocument(pages, 'tax_documents')).toEqual(readDocument(pages, 'tax_documents'));
  });
});

/** Certainty 0.7: the title 0.6 and adjusted gross income 0.1; two figures of three. */
function twoOfThree(): string {
  return 'U.S. Individual Income Tax Return\nTotal income 84,250\nAdjusted gross income 81,900';
}

const spoken = kinds.flatMap((kind) => [
  ...kind.evidence.flatMap(({ any }) => any),
  ...kind.figures.map(({ label }) => label),
]);
const token = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...spoken),
  fc.constantFrom('84,250', '(1,500)', '$9.10', '-$3', '$', '(', '9', '1,2,3'),
);
const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const anyPage = fc.record({
  words: fc.array(fc.record({ text: token, x: place, y: place, width: place, height: place }), {
    maxLength: 60,
  }),
  recognition: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('whatever stands on the pages', () => {
  it('is read without a fault, confidence within 0 and 1, figures finite and on a page there is', () => {
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 4 }), fc.string(), (pages, category) => {
        const read = readDocument(pages, category);
        expect(read.confidence).toBeGreaterThanOrEqual(0);
        expect(read.confidence).toBeLessThanOrEqual(1);
        const told = read.signals.some(({ code }) => ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'].includes(code));
        expect(told).toBe(read.classification?.category !== category);
        expect(read.fraudScore).toBeGreaterThanOrEqual(0);
        expect(read.fraudScore).toBeLessThanOrEqual(1);
        for (const { value, page } of read.extracted) {
          expect(value === null || Number.isFinite(value)).toBe(true);
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(pages.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
