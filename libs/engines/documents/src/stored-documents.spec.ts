import { describe, expect, it } from '@jest/globals';
import {
  amountsIn,
  forge,
  raised,
  storedDocument,
  type StoredDocument,
  storedNames,
  withChangedTotals,
  withInsertedRow,
  wordsOf,
} from '@groundwork/test-data';
import { isLong, SeededRandom } from '@groundwork/test-data/cases';
import { readDocument } from './read-document.ts';

const readingOf = (document: StoredDocument) => readDocument(wordsOf(document), document.category);
const FEW = 4;

describe.each(storedNames)('the stored document %s', (name) => {
  const document = storedDocument(name);

  it('is classified and read to the cent without a signal', () => {
    const reading = readingOf(document);
    expect(reading).toMatchObject({
      classification: { subcategory: document.subcategory },
      signals: [],
      fraudScore: 0,
      blank: false,
    });
    expect(reading.confidence).toBeGreaterThanOrEqual(0.6);
    const read = new Map(reading.extracted.map(({ name: figure, value }) => [figure, Math.abs(value ?? 0)]));
    const figures = Object.entries(document.truth);
    expect(figures.map(([figure]) => [figure, read.get(figure)])).toEqual(
      figures.map(([figure, value]) => [figure, Math.abs(value)]),
    );
  });

  it('causes an arithmetic signal when one amount is raised', () => {
    const random = SeededRandom.spread(name.length);
    const all = amountsIn(document);
    const some = isLong ? all : Array.from({ length: FEW }, () => random.one(all));
    const detected = some.filter(
      (amount) => readingOf(forge(document, amount, raised(amount.text, random))).fraudScore >= 0.1,
    );
    expect(detected.length).toBeGreaterThanOrEqual(some.length * 0.75);
  });
});

describe.each(storedNames.filter((name) => /checking|savings/.test(name)))('the statement %s', (name) => {
  it.each([
    ['an inserted row', withInsertedRow],
    ['changed totals that add up', withChangedTotals],
  ])('with %s causes a signal', (_, change) => {
    expect(readingOf(change(storedDocument(name))).fraudScore).toBeGreaterThanOrEqual(0.1);
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
