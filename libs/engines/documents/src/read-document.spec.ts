import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { pagesFrom } from '../testing/lines.ts';
import { emptyFileFacts } from './forensics/file-facts.ts';
import { kinds } from './kinds.ts';
import type { Page } from './page.ts';
import { readDocument } from './read-document.ts';
import { statementRowsOf } from './statements/statement-rows.ts';

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
const otherLines = `1z Wages 81,250
2b Taxable interest 1,100
3b Ordinary dividends 1,900
10 Adjustments 2,350
12 Standard deduction 14,600`;
const complete = `${title}
9 Total income 84,250
11 Adjusted gross income 81,900
24 Total tax 9,120
${otherLines}`;

describe('the reading of a document', () => {
  it('has kind, figures and no signal for a complete form of the chosen category', () => {
    const reading = readDocument([pageOf(complete)], 'tax_documents');
    expect(reading.classification).toEqual({
      category: 'tax_documents',
      subcategory: 'form_1040',
      certainty: 1,
    });
    expect(
      reading.extracted.filter(({ value }) => value !== null).map(({ name, value }) => [name, value]),
    ).toEqual([
      ['totalIncome', 84_250],
      ['adjustedGrossIncome', 81_900],
      ['totalTax', 9120],
    ]);
    expect(reading).toMatchObject({ confidence: 1, fraudScore: 0, signals: [] });
  });

  it.each([
    ['a badly recognized page', [pageOf(complete, 0.8)], 0.8],
    ['two pages, one badly recognized', [pageOf(complete, 1), pageOf('', 0.5)], 0.75],
    ['a title and one phrase, with all figures but one', [pageOf(twoOfThree())], 0.467],
    ['a form without figures', [pageOf(`${title}\n${otherLines}`)], 0],
    ['five typed lines', [pageOf(complete.split('\n').slice(0, 5).join('\n'))], 0],
    ['a recognition of 0', [pageOf(complete, 0)], 0],
  ])('has the confidence recognition × certainty × share: %s', (_, pages, confidence) => {
    expect(readDocument(pages, 'tax_documents').confidence).toBe(confidence);
  });

  it.each(['bank_statements', 'financial_reports'])(
    'has a signal for a tax form in the category %s',
    (category) => {
      const reading = readDocument([pageOf(complete)], category);
      expect(reading.signals).toMatchObject([
        { code: 'CATEGORY_MISMATCH', expected: category, actual: 'tax_documents' },
      ]);
      expect(reading.classification?.subcategory).toBe('form_1040');
      expect(reading.fraudScore).toBe(0);
    },
  );

  it('has a signal and confidence 0 for an unknown kind', () => {
    const reading = readDocument([pageOf('Corner Hardware\nTotal 21.64')], 'tax_documents');
    expect(reading.signals.map(({ code }) => code)).toEqual(['UNKNOWN_KIND']);
    expect(reading).toMatchObject({ confidence: 0, fraudScore: 0, classification: null, extracted: [] });
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
  ])('has an unknown kind for %s', (_, pages) => {
    expect(readDocument(pages, 'bank_statements')).toMatchObject({
      confidence: 0,
      classification: null,
      signals: [{ code: 'UNKNOWN_KIND' }],
    });
  });

  it('has no kind, figure or row for a paper in another language with the words of a statement', () => {
    const text = [
      'Banco del Sol  Business Checking Statement',
      'Statement period 06/01/2026 to 06/30/2026',
      'Beginning balance 4,321.00',
      'Ending balance 9,321.00',
      'Total deposits 5,000.00',
      'Total withdrawals 0.00',
      '06/04/2026 Pago de la factura del cliente 5,000.00 9,321.00',
      'El saldo de la cuenta y los cargos del mes son los que se muestran en el estado de la cuenta.',
      'Para las preguntas sobre el estado de la cuenta con el banco, llame por favor.',
    ].join('\n');
    const pages = pagesFrom(text);
    const reading = readDocument(pages, 'bank_statements');
    expect(reading).toMatchObject({ classification: null, extracted: [], fraudScore: 0, blank: false });
    expect(reading.signals.map(({ message }) => message).join(' ')).toContain('English');
    expect(statementRowsOf(pages, reading)).toBeNull();
    const english = pagesFrom(text.split('\n').slice(0, 6).join('\n'));
    expect(readDocument(english, 'bank_statements').classification?.subcategory).toBe('business_checking');
  });

  it.each([
    [
      'a document in another language',
      pageOf(
        'Kontoauszug der Bank für den Monat\nDie Summe der Umsätze ist mit dem Betrag und der Gebühr nicht das Guthaben von der Bank',
      ),
      'doesn’t look like it is in English',
    ],
    ['a handwritten note', pageOf('Dcar Ann ovr shcrc js ahovt 1,2OO thls ycar', 0.42), 'Handwriting'],
    [
      'a letter',
      pageOf('Dear Ann,\nthank you for the balance of the year and for your letter to the bank.'),
      'what kind',
    ],
    ['nothing', pageOf('', 0.3), 'what kind'],
  ])('names the cause of an unknown kind: %s', (_, page, words) => {
    const { signals, extracted } = readDocument([page], 'bank_statements');
    expect(signals.map(({ code }) => code)).toEqual(['UNKNOWN_KIND']);
    expect(signals[0]?.message).toContain(words);
    expect(extracted).toEqual([]);
  });

  it('is the isSameAmount for a second reading', () => {
    const pages = [pageOf(complete, 0.93)];
    expect(readDocument(pages, 'tax_documents')).toEqual(readDocument(pages, 'tax_documents'));
  });
});

const printedAmounts = `SCHEDULE SE (Form 1040) Self-Employment Tax 2024 OMB No. 1545-0074
Name of person with self-employment income
1a Net farm profit from Schedule K-1 (Form 1065), 1a
2 Net profit from Schedule C, line 31 2
3 Combine lines 1a and 2 3
4a If line 3 is more than zero, multiply by 92.35% 4a
5a Church employee income of $100 or more, at least $108.28
5b If less than $100
6 Add lines 4c and 5b, if less than $400
7 Maximum amount of combined wages 7 168,600
9 Subtract line 8d from line 7, from $10,380
14 Maximum income for optional methods 14 6,920
15 Enter the smaller of income or $6,920
16 Nonfarm profits were less than $7,493`;

describe('a blank form', () => {
  const facts = (filled: number) => ({ ...emptyFileFacts, fields: { all: 26, filled } });

  it('is blank while its fields are empty, also if it prints many amounts itself', () => {
    expect(readDocument([pageOf(printedAmounts)], 'tax_documents', facts(0))).toMatchObject({
      classification: { subcategory: 'schedule_se' },
      blank: true,
    });
  });

  it('is not blank with filled fields', () => {
    expect(readDocument([pageOf(printedAmounts)], 'tax_documents', facts(9)).blank).toBe(false);
  });
});

/** Certainty is 0.7: title 0.6 plus adjusted gross income 0.1, with two of three figures. */
function twoOfThree(): string {
  return `U.S. Individual Income Tax Return
9 Total income 84,250
11 Adjusted gross income 81,900
22 Tax 8,100
${otherLines}`;
}

const engineTexts = kinds.flatMap((kind) => [
  ...kind.evidence.flatMap(({ phrases }) => phrases),
  ...kind.figures.map(({ label }) => label),
]);
const token = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...engineTexts),
  fc.constantFrom('84,250', '(1,500)', '$9.10', '-$3', '$', '(', '9', '1,2,3'),
);
const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const anyPage = fc.record({
  words: fc.array(fc.record({ text: token, x: place, y: place, width: place, height: place }), {
    maxLength: 60,
  }),
  recognition: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('the reading of any pages', () => {
  it('has a confidence between 0 and 1 and finite figures on an existing page', () => {
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 4 }), fc.string(), (pages, category) => {
        const reading = readDocument(pages, category);
        expect(reading.confidence).toBeGreaterThanOrEqual(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
        const hasSignal = reading.signals.some(({ code }) =>
          ['CATEGORY_MISMATCH', 'UNKNOWN_KIND'].includes(code),
        );
        expect(hasSignal).toBe(reading.classification?.category !== category);
        expect(reading.fraudScore).toBeGreaterThanOrEqual(0);
        expect(reading.fraudScore).toBeLessThanOrEqual(1);
        for (const { value, page } of reading.extracted) {
          expect(value === null || Number.isFinite(value)).toBe(true);
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(pages.length);
        }
      }),
      { numRuns: cases(500) },
    );
  });
});
