import { describe, expect, it } from '@jest/globals';
import { makeDocument, subcategories, type DocumentRequest, wordsOf } from '@groundwork/test-data';
import { isLong } from '@groundwork/test-data/cases';
import { readDocument, type Reading } from './read-document.ts';

/** `npm run bench:documents` reads many more documents, as files and as scans. */
const seeds = Array.from({ length: isLong ? 60 : 4 }, (_, at) => at + 1);

const readingOf = (request: DocumentRequest): Reading => {
  const { sheet, category } = makeDocument(request);
  return readDocument(wordsOf(sheet), category);
};

describe.each(subcategories)('documents of the kind %s, in layouts without tuned rules', (subcategory) => {
  it('are classified and read to the cent without a signal', () => {
    for (const seed of seeds) {
      const request: DocumentRequest = { seed, part: 'test', subcategory };
      const reading = readingOf(request);
      expect(reading).toMatchObject({
        classification: { subcategory },
        signals: [],
        fraudScore: 0,
        blank: false,
      });
      expect(reading.confidence).toBeGreaterThanOrEqual(0.6);
      const read = new Map(reading.extracted.map(({ name, value }) => [name, Math.abs(value ?? 0)]));
      const { truth } = makeDocument(request);
      expect(truth.map(({ name }) => [name, read.get(name)])).toEqual(
        truth.map(({ name, value }) => [name, Math.abs(value)]),
      );
    }
  });

  it('cause an arithmetic signal when one amount is raised', () => {
    const detected = seeds.filter(
      (seed) => readingOf({ seed, part: 'test', subcategory, forgery: 'amount changed' }).fraudScore >= 0.1,
    );
    expect(detected.length).toBeGreaterThanOrEqual(seeds.length * 0.75);
  });
});

describe('a statement', () => {
  it.each(['row inserted', 'totals changed'] as const)('with a %s causes a signal', (forgery) => {
    for (const subcategory of ['business_checking', 'business_savings', 'personal_checking'] as const)
      for (const seed of seeds)
        expect(readingOf({ seed, part: 'test', subcategory, forgery }).fraudScore).toBeGreaterThanOrEqual(
          0.1,
        );
  });
});

describe('documents of no kind', () => {
  it.each([
    [
      'a receipt',
      'CORNER HARDWARE\n12/03/2024 14:22\nHammer 19.99\nSales tax 1.65\nTotal 21.64\nVISA ****1111',
    ],
    ['a letter', 'Dear Ms. Rivera,\nthank you for your payment of 1,200.00 on January 3, 2024.\nYours'],
    ['a photograph of nothing', ''],
  ])('such as a %s have an unknown kind and no fraud signal', (_, text) => {
    const words = text
      .split('\n')
      .map((line, row) => ({ text: line, x: 40, y: row * 20, width: line.length * 5, height: 10 }));
    const reading = readDocument([{ words, recognition: 0.9 }], 'bank_statements');
    expect(reading).toMatchObject({ classification: null, confidence: 0, fraudScore: 0, blank: false });
    expect(reading.signals.map(({ code }) => code)).toEqual(['UNKNOWN_KIND']);
  });
});
