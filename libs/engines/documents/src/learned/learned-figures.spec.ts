import { describe, expect, it } from '@jest/globals';
import { ownWordsMonths, statementInOwnWords, storedDocument, wordsOf } from '@groundwork/test-data';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { emptyFileFacts } from '../forensics/file-facts.ts';
import { kinds } from '../kinds.ts';
import { type Reading, readDocument } from '../read-document.ts';
import { isSamePaper, similarityOf } from './fingerprint.ts';
import type { LearnedLabel } from './learned-figures.ts';
import { learnedNameOf } from './learned-name.ts';

type Paper = Pick<ReturnType<typeof statementInOwnWords>, 'pages'>;

const { april, may } = ownWordsMonths;
const from = (at = '2025-05-04T10:00:00.000Z') => ({ document: 'a', correction: at, at });

const readingOf = (paper: Paper, learned?: readonly LearnedLabel[]): Reading =>
  readDocument(wordsOf(paper), 'bank_statements', emptyFileFacts, 0, learned);

const figure = ({ extracted }: Reading, name: string) => extracted.find((each) => each.name === name);

const labelsOf = (paper: Paper) => readingOf(paper).paperLabels!;

function nameOf(paper: Paper, name: string, value: number): string | null {
  const reading = readingOf(paper);
  const document = { ...reading, subcategory: 'business_checking' };
  return learnedNameOf({ name, value }, reading.paperLabels!.labels, document);
}

const taught = (paper: Paper, name = 'endingBalance', label = 'money that stayed'): LearnedLabel => ({
  figure: name,
  label,
  fingerprint: labelsOf(paper).fingerprint,
  from: from(),
});

const replaced = (paper: Paper, text: string | RegExp, by: string): Paper => ({
  pages: paper.pages.map((lines) => lines.map((line) => line.replaceAll(new RegExp(text, 'g'), by))),
});

const [inApril, inMay] = [statementInOwnWords(april), statementInOwnWords(may)];

describe('a label that a correction taught', () => {
  it('is the label beside the corrected value', () => {
    const { endingBalance } = inApril.truth;
    expect(figure(readingOf(inApril), 'endingBalance')?.value).not.toBe(endingBalance);
    expect(nameOf(inApril, 'endingBalance', endingBalance!)).toBe('money that stayed');
  });

  it('reads the figure of the next month, which the kind names in other words', () => {
    const before = readingOf(inMay);
    const after = readingOf(inMay, [taught(inApril)]);
    expect(figure(before, 'endingBalance')?.value).not.toBe(inMay.truth['endingBalance']);
    expect(figure(after, 'endingBalance')).toMatchObject({
      value: inMay.truth['endingBalance'],
      grounds: { recognition: 1, sum: 'holds' },
      page: 1,
      learned: from(),
    });
  });

  it('raises the confidence of the figures whose sum it completes', () => {
    const [before, after] = [readingOf(inMay), readingOf(inMay, [taught(inApril)])];
    for (const name of ['beginningBalance', 'deposits', 'withdrawals']) {
      expect(figure(before, name)?.grounds).toMatchObject({ sum: 'fails' });
      expect(figure(after, name)?.grounds).toMatchObject({ sum: 'holds' });
    }
  });
});

describe('nothing is learned', () => {
  const { endingBalance = 0 } = inApril.truth;
  const printed = endingBalance.toLocaleString('en-US', { minimumFractionDigits: 2 });

  it.each<[string, Paper, string, number]>([
    ['from a value that is not printed', inApril, 'endingBalance', 1234.56],
    [
      'from a value beside two labels',
      replaced(inApril, '  Your account', `  Set aside for later        $${printed}`),
      'endingBalance',
      endingBalance,
    ],
    [
      'from a label beside two values',
      replaced(inApril, '  Your account', '  Money that stayed          $17.20'),
      'endingBalance',
      endingBalance,
    ],
    ['from the amount of a booking', inApril, 'endingBalance', 886.5],
    [
      'against the sum of the paper',
      storedDocument('business_checking-4'),
      'endingBalance',
      storedDocument('business_checking-4').truth['deposits']!,
    ],
  ])('%s', (_, paper, name, value) => {
    expect(nameOf(paper, name, value)).toBeNull();
  });

  it('from the value of another figure', () => {
    const { labels } = labelsOf(inApril);
    const document = { ...readingOf(inApril), subcategory: 'business_checking' };
    const others = [{ value: endingBalance }];
    expect(
      learnedNameOf({ name: 'endingBalance', value: endingBalance }, labels, document, others),
    ).toBeNull();
  });
});

describe('the sums of the paper decide', () => {
  it('leaves a figure whose sum adds up', () => {
    const paper = storedDocument('business_checking-4');
    const learned = [taught(paper, 'endingBalance', 'beginning balance')];
    expect(readingOf(paper, learned)).toEqual(readingOf(paper));
  });

  it.each([
    ['fails', 'beginningBalance', 'current balance when printed'],
    ['does not exist', 'averageBalance', 'current balance when printed'],
  ])('leaves a figure whose sum %s with the label', (_, name, label) => {
    expect(readingOf(inMay, [taught(inApril, name, label)])).toEqual(readingOf(inMay));
  });
});

describe('of several labels', () => {
  const newer = {
    ...taught(inApril, 'endingBalance', 'opening balance'),
    from: from('2025-05-30T00:00:00.000Z'),
  };

  it('reads by the newest one with which a sum adds up', () => {
    const reading = readingOf(inMay, [newer, taught(inApril)]);
    expect(figure(reading, 'endingBalance')).toMatchObject({
      value: inMay.truth['endingBalance'],
      learned: from(),
    });
  });
});

const figureNames = kinds
  .find(({ subcategory }) => subcategory === 'business_checking')!
  .figures.map(({ name }) => name);
const someLabel = fc.record({
  figure: fc.constantFrom(...figureNames, 'bank', 'unknown'),
  label: fc.oneof(
    fc.constantFrom(...labelsOf(inMay).labels.map(({ label }) => label)),
    fc.string({ maxLength: 70 }),
  ),
  from: fc.constant(from()),
});

describe('properties', () => {
  it('a learned label changes no value of another figure, signal or row of labels', () => {
    const plain = readingOf(inMay);
    const fingerprint = labelsOf(inMay).fingerprint;
    fc.assert(
      fc.property(someLabel, (each) => {
        const reading = readingOf(inMay, [{ ...each, fingerprint }]);
        const others = ({ extracted }: Reading) =>
          extracted
            .filter(({ name }) => name !== each.figure)
            .map((one) => ({ ...one, confidence: null, grounds: null }));
        expect(others(reading)).toEqual(others(plain));
        expect(reading.signals).toEqual(plain.signals);
        expect(reading.paperLabels).toEqual(plain.paperLabels);
      }),
      { numRuns: cases(40) },
    );
  });

  it('without its label, a paper has the same bytes as before', () => {
    const before = JSON.stringify(readingOf(inMay));
    readingOf(inMay, [taught(inApril)]);
    expect(JSON.stringify(readingOf(inMay, []))).toBe(before);
  });

  it('a foreign fingerprint has no effect', () => {
    const before = JSON.stringify(readingOf(inMay));
    const hashes = fc.array(fc.stringMatching(/^[\da-f]{8}$/), { maxLength: 12 });
    const foreign = fc.oneof(
      hashes,
      fc.constant(labelsOf(storedDocument('business_checking-4')).fingerprint),
      fc.constant(labelsOf(statementInOwnWords(april, 'Harbor Point Bank')).fingerprint),
    );
    fc.assert(
      fc.property(someLabel, foreign, (each, fingerprint) => {
        expect(JSON.stringify(readingOf(inMay, [{ ...each, fingerprint }]))).toBe(before);
      }),
      { numRuns: cases(40) },
    );
  });
});

describe('a fingerprint', () => {
  it('is of the layout and the issuer, with no amount, number, day or name', () => {
    const other = replaced(
      replaced(statementInOwnWords({ ...april, moves: [5, -7, 900_000] }), '5520914478', '8811220033'),
      'Brandt Landscaping Inc\\.',
      'Calloway Print Works LLC',
    );
    expect(labelsOf(other).fingerprint).toEqual(labelsOf(inApril).fingerprint);
    expect(isSamePaper(labelsOf(inMay).fingerprint, labelsOf(inApril).fingerprint)).toBe(true);
    for (const hash of labelsOf(inApril).fingerprint) expect(hash).toMatch(/^[\da-f]{8}$/);
  });

  it('is another one for another bank and for another layout of the bank', () => {
    const { fingerprint } = labelsOf(inApril);
    expect(
      similarityOf(fingerprint, labelsOf(statementInOwnWords(april, 'Harbor Point Bank')).fingerprint),
    ).toBe(0);
    const others = replaced(replaced(inApril, 'Money in  ', 'Received  '), 'Money out  ', 'Sent out   ');
    const moved = replaced(others, 'Opening balance', 'Previous balance');
    expect(isSamePaper(fingerprint, labelsOf(moved).fingerprint)).toBe(false);
  });

  it('stands for the labels without words of the holder', () => {
    const paper = replaced(inApril, 'Money that stayed             ', 'Kept by Brandt Landscaping Inc');
    expect(labelsOf(paper).labels.map(({ label }) => label)).toContain('kept by');
  });
});
