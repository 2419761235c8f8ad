import { describe, expect, it } from '@jest/globals';
import { emptyProfile, fieldCatalogue, profileTabs } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';
import { draftOf, readDraft, valuesFrom } from './draft.ts';
import { optionWords, valueWords } from './field-words.ts';
import { readCells, readFigure, showFigure, unitOf, withCells } from './figures.ts';
import { formatOf } from './identifiers.ts';
import { createProblemBoard } from './problem-board.ts';
import { firstOf, problemOf, problemsFrom, problemsOf } from './problems.ts';
import { sectionsOf, sectionStarts } from './sections.ts';

const field = (name: string) => fieldOf(name)!;
const filled = {
  ...emptyProfile(),
  fullName: 'Ann Lee',
  ssn: '***-**-6789',
  dateOfBirth: '1980-02-29',
  phone: '(555) 123-4567',
  email: 'ann@example.com',
  currentAddress: '1 Main St',
  personalCreditScore: 700,
  annualPersonalIncome: 90_000,
  legalBusinessName: 'Lee LLC',
  ein: '12-3456789',
  industryType: 'Retail',
  businessAddress: '2 Main St',
  businessPhone: '(555) 765-4321',
  annualRevenueCurrent: 400_000,
  primaryBankName: 'Corner Bank',
  loanRequestAmount: 50_000,
};

describe('a figure as people write it', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['1234', 1234],
    ['$1,234,567', 1_234_567],
    ['12.5 %', 12.5],
    ['(2,500)', -2500],
    ['−40', -40],
  ])('%j is %d', (typed, figure) => {
    expect(readFigure(typed)).toBe(figure);
  });

  it.each(['twelve', '1e308', 'NaN', '1.2.3', '(5', 'Infinity'])(
    '%j stays text, which the rules refuse',
    (typed) => {
      expect(readFigure(typed)).toBe(typed);
      expect(problemOf(field('ebitda'), readFigure(typed))).toBe('Enter a number');
    },
  );

  it.each([
    [0, ''],
    [1_234_567, '1,234,567'],
    [-2500.5, '-2,500.5'],
    ['1e308', '1e308'],
    [undefined, ''],
  ])('%j is shown as %j', (value, shown) => {
    expect(showFigure(value)).toBe(shown);
  });

  it('is money unless it is counted', () => {
    expect(
      ['annualRevenueCurrent', 'dependents', 'currentRatio', 'netProfitMargin'].map((name) =>
        unitOf(field(name)),
      ),
    ).toEqual(['money', 'count', 'ratio', 'percent']);
  });
});

describe('the twelve cells', () => {
  it('take a row or a column of a spreadsheet', () => {
    expect(readCells('1\t2\t3\n')).toEqual(['1', '2', '3']);
    expect(readCells('$1,000\r\n2,000\r\n')).toEqual(['$1,000', '2,000']);
    expect(readCells('1,000')).toBeNull();
  });

  it('are filled from the cell it is pasted into, and no further than December', () => {
    expect(withCells([], 10, ['7', '(8)', '9'])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -8]);
    expect(withCells([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 0, ['$2,000'])).toEqual([
      2000,
      ...Array<number>(11).fill(1),
    ]);
  });

  it('are no list at all when nothing is left in them', () => {
    expect(withCells([5], 0, [''])).toEqual([]);
  });
});

describe('an identifier', () => {
  it.each([
    ['phone', '5551234567', '(555) 123-4567'],
    ['businessPhone', '+1 555.123.4567', '(555) 123-4567'],
    ['secondaryPhone', '+49 30 123456', '+49 30 123456'],
    ['phone', '555 1234 ext 5', '555 1234 ext 5'],
    ['ein', '123456789', '12-3456789'],
    ['ein', 'applied for', 'applied for'],
    ['ssn', '123456789', '123-45-6789'],
    ['ssn', '***-**-6789', '***-**-6789'],
  ] as const)('in %s, %j becomes %j', (name, typed, shown) => {
    expect(formatOf(name)?.(typed)).toBe(shown);
  });
});

describe('what keeps a profile from being saved', () => {
  it('is nothing where all required fields are filled, a masked SSN among them', () => {
    expect([...problemsOf(filled)]).toEqual([]);
  });

  it('is every empty required field, the first in the order of the tabs first', () => {
    const problems = problemsOf(emptyProfile());
    expect([...problems.keys()].sort()).toEqual(
      fieldCatalogue
        .filter((each) => each.required)
        .map(({ name }) => name)
        .sort(),
    );
    expect(firstOf(problems)).toEqual({ tab: 'personal', name: 'fullName' });
    expect(firstOf(problemsOf({ ...filled, primaryBankName: ' ', loanRequestAmount: 0 }))).toEqual({
      tab: 'banking',
      name: 'primaryBankName',
    });
  });

  it.each([
    ['ownershipPercentage', -1],
    ['ownershipPercentage', 100.5],
    ['largestCustomerPercent', 101],
    ['recurringRevenuePercent', 'half'],
    ['ssn', '***-**-67'],
    ['monthlyRevenue', [1, 2, 3]],
    ['dependents', 1.5],
  ])('is %s at %j', (name, value) => {
    expect([...problemsOf({ ...filled, [name]: value }).keys()]).toEqual([name]);
  });

  it('is what the server says, at the fields it names', () => {
    const details = [
      { field: 'monthlyRevenue.3', message: 'Enter a number' },
      { field: 'nonsense', message: 'x' },
    ];
    expect([...problemsFrom(details)]).toEqual([['monthlyRevenue', 'Enter a number']]);
  });

  it('is counted by tab until it is corrected', () => {
    const board = createProblemBoard();
    board.replace(problemsOf({ ...filled, fullName: '', phone: '', ein: '' }));
    expect(profileTabs.map((tab) => board.countOf(tab))).toEqual([2, 1, 0, 0, 0, 0]);
    board.note('phone', undefined);
    board.note('loanTerm', 'Enter a number from 0 to 600');
    expect(profileTabs.map((tab) => board.countOf(tab))).toEqual([1, 1, 0, 0, 1, 0]);
  });
});

describe('a draft', () => {
  it('holds what was changed, and of an SSN or EIN only that it was', () => {
    const now = { ...filled, fullName: 'Ann L', ssn: '123-45-6789', ein: '98-7654321', ebitda: 5 };
    const draft = draftOf(now, filled);
    expect(draft).toEqual({ values: { fullName: 'Ann L', ebitda: 5 }, withheld: ['ssn', 'ein'] });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is none where nothing was changed', () => {
    expect(draftOf(filled, { ...filled })).toBeNull();
  });

  it.each([
    null,
    'text',
    {},
    { values: [], withheld: [] },
    {
      values: { ssn: '123-45-6789', nonsense: 1, fullName: {}, overdraftHistory: 'yes', monthlyRevenue: 'x' },
      withheld: [],
    },
  ])('that does not fit the form is left: %j', (stored) => {
    expect(readDraft(stored)).toBeNull();
  });

  it('is laid over what the server has, merged over the defaults', () => {
    const values = valuesFrom({ fullName: 'Ann', completion: 6 });
    expect(values).toEqual({ ...emptyProfile(), fullName: 'Ann' });
  });
});

describe('the words of the form', () => {
  it('shows every field once, in sections that begin where they say', () => {
    const shown = profileTabs.flatMap((tab) => sectionsOf(tab).flatMap(({ fields }) => fields));
    expect(shown).toHaveLength(fieldCatalogue.length);
    expect(new Set(shown)).toEqual(new Set(fieldCatalogue));
    for (const tab of profileTabs)
      expect(sectionsOf(tab).map(({ fields }) => fields[0]?.name)).toEqual(
        sectionStarts[tab].map(([, first]) => first),
      );
  });

  it.each([
    ['s_corp', 'S corporation'],
    ['debt_consolidation', 'Debt consolidation'],
    ['LLC', 'LLC'],
  ])('calls %s %s', (option, words) => {
    expect(optionWords(option)).toBe(words);
  });

  it.each([
    ['ebitda', -1500, '-$1,500'],
    ['netProfitMargin', 12.5, '12.5%'],
    ['dependents', 2, '2'],
    ['personalGuarantee', true, 'Yes'],
    ['fullName', '', 'empty'],
    ['loanPurpose', 'real_estate', 'Real estate'],
    ['monthlyRevenue', [1000, 0], '$1,000, 0'],
    ['monthlyRevenue', [], 'empty'],
  ])('tells of %s that it is %j as %s', (name, value, words) => {
    expect(valueWords(field(name), value)).toBe(words);
  });
});
