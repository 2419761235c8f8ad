import { describe, expect, it } from '@jest/globals';
import { emptyProfile, fieldCatalog, profileTabs } from '@groundwork/contracts';
import { fieldOf } from '#shared/profile/fields.ts';
import { answersOf } from '#shared/profile/field-answers.ts';
import { draftOf, parseDraft, valuesFrom } from './draft.ts';
import { formatOption } from '#shared/profile/fields.ts';
import { formatStoredValue } from './format-field.ts';
import { parseCells, parseFigure, formatFigure, unitOf, withCells } from './figures.ts';
import { formatOf } from './identifiers.ts';
import { createProblemBoard } from './problem-board.ts';
import { loadPhoneCheck } from './phone-check.ts';
import { firstProblem, problemsFromServer } from './problem-list.ts';
import { problemOf, problemsOf, storedProblems } from './problems.ts';
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

describe('a figure in the text of an input', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['1234', 1234],
    ['$1,234,567', 1_234_567],
    ['12.5 %', 12.5],
    ['(2,500)', -2500],
    ['−40', -40],
    ['.5', 0.5],
  ])('%j is %d', (typed, figure) => {
    expect(parseFigure(typed)).toBe(figure);
  });

  it.each(['twelve', '1e308', 'NaN', '1.2.3', '(5', '5(3)', '(5)3', 'Infinity'])(
    'stays the text %j, which the rules reject',
    (typed) => {
      expect(parseFigure(typed)).toBe(typed);
      expect(problemOf(field('ebitda'), parseFigure(typed))).toBe('Enter a number');
    },
  );

  it.each([
    [0, '0'],
    [null, ''],
    [1_234_567, '1,234,567'],
    [-2500.5, '-2,500.5'],
    [12.346, '12.35'],
    ['1e308', '1e308'],
    [undefined, ''],
  ])('formats %j as %j', (value, text) => {
    expect(formatFigure(value)).toBe(text);
  });

  it('is money unless the catalog names another unit', () => {
    expect(
      ['annualRevenueCurrent', 'dependents', 'currentRatio', 'netProfitMargin'].map((name) =>
        unitOf(field(name)),
      ),
    ).toEqual(['money', 'count', 'ratio', 'percent']);
  });
});

describe('the cells of a year', () => {
  it('accept a row or a column of a spreadsheet', () => {
    expect(parseCells('1\t2\t3\n')).toEqual(['1', '2', '3']);
    expect(parseCells('$1,000\r\n2,000\r\n')).toEqual(['$1,000', '2,000']);
    expect(parseCells('5\n6\n\n')).toEqual(['5', '6']);
    expect(parseCells(' 5 ; 6 ')).toEqual(['5', '6']);
    expect(parseCells('1,000')).toBeNull();
  });

  it('are filled from the cell of the paste up to December', () => {
    expect(withCells([], 10, ['7', '(8)', '9'])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, -8]);
    expect(withCells([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 0, ['$2,000'])).toEqual([
      2000,
      ...Array<number>(11).fill(1),
    ]);
  });

  it('are an empty list if they contain no figure', () => {
    expect(withCells([5], 0, [''])).toEqual([]);
  });
});

describe('an identifier', () => {
  it.each([
    ['phone', '5551234567', '(555) 123-4567'],
    ['businessPhone', '+1 555.123.4567', '(555) 123-4567'],
    ['secondaryPhone', '+49 30 123456', '+49 30 123456'],
    ['phone', '555 1234 ext 5', '555 1234 ext 5'],
    ['phone', '555-123', '555-123'],
    ['phone', 'call 5551234567', 'call 5551234567'],
    ['phone', '5551234567 home', '5551234567 home'],
    ['ein', '123456789', '12-3456789'],
    ['ein', '12345678', '12345678'],
    ['ein', 'applied for', 'applied for'],
    ['ein', 'EIN 123456789', 'EIN 123456789'],
    ['ssn', '123456789', '123-45-6789'],
    ['ssn', '12345678', '12345678'],
    ['ssn', 'SSN 123456789', 'SSN 123456789'],
    ['ssn', '***-**-6789', '***-**-6789'],
  ] as const)('in %s is formatted: %j becomes %j', (name, input, formatted) => {
    expect(formatOf(name)?.(input)).toBe(formatted);
  });
});

describe('a problem of a profile', () => {
  it('is absent if all required fields are filled, also with a masked SSN', () => {
    expect([...problemsOf(filled)]).toEqual([]);
  });

  it('is each empty required field, in the order of the tabs', () => {
    const problems = problemsOf(emptyProfile());
    expect([...problems.keys()].sort()).toEqual(
      fieldCatalog
        .filter((each) => each.required)
        .map(({ name }) => name)
        .sort(),
    );
    expect(firstProblem(problems)).toEqual({ tab: 'personal', name: 'fullName' });
    expect(firstProblem(problemsOf({ ...filled, primaryBankName: ' ', loanRequestAmount: 0 }))).toEqual({
      tab: 'banking',
      name: 'primaryBankName',
    });
    expect(firstProblem(new Map())).toBeNull();
  });

  it.each([
    ['ownershipPercentage', -1],
    ['ownershipPercentage', 100.5],
    ['largestCustomerPercent', 101],
    ['recurringRevenuePercent', 'half'],
    ['ssn', '***-**-67'],
    ['ssn', '666-45-6789'],
    ['ssn', '***-**-****'],
    ['ein', '00-1234567'],
    ['businessEmail', 'rosa'],
    ['mailingAddress', '2 Oak St, Austin, TX 7870'],
    ['monthlyRevenue', [1, 2, 3]],
    ['dependents', 1.5],
  ])('is found in %s with the value %j', (name, value) => {
    expect([...problemsOf({ ...filled, [name]: value }).keys()]).toEqual([name]);
  });

  it('is found in a phone after its library has loaded', async () => {
    const wrong = { ...filled, phone: '555 0100' };
    expect([...problemsOf(wrong)]).toEqual([]);
    await loadPhoneCheck();
    expect([...problemsOf(wrong)]).toEqual([['phone', 'Enter a valid US phone number']]);
    expect([...problemsOf(filled)]).toEqual([]);
  });

  it('is known from the server for stored values', () => {
    const stored = { ...filled, ssn: '***-**-****', ein: '00-1234567', email: 'ann' };
    expect([...storedProblems(['ssn', 'ein', 'email', 'nonsense'], stored)]).toEqual([
      ['ssn', 'Check this number'],
      ['ein', 'Check this number'],
      ['email', 'Enter a valid email address'],
    ]);
  });

  it('is the server’s message at the field that the server names', () => {
    const details = [
      { field: 'monthlyRevenue.3', message: 'Enter a number' },
      { field: 'nonsense', message: 'x' },
    ];
    expect([...problemsFromServer(details)]).toEqual([['monthlyRevenue', 'Enter a number']]);
  });

  it('is counted by tab until it is corrected', () => {
    const board = createProblemBoard();
    board.replace(problemsOf({ ...filled, fullName: '', phone: '', ein: '' }));
    expect(profileTabs.map((tab) => board.countOf(tab))).toEqual([2, 1, 0, 0, 0, 0]);
    board.note('phone', undefined);
    board.note('loanTerm', 'Enter a number from 0 to 600');
    expect(profileTabs.map((tab) => board.countOf(tab))).toEqual([1, 1, 0, 0, 1, 0]);
    expect([...board.problems().keys()]).toEqual(['fullName', 'ein', 'loanTerm']);
  });

  it('is published once to each listener until it leaves', () => {
    const board = createProblemBoard();
    const counts: number[] = [];
    const leave = board.subscribe(() => counts.push(board.problems().size));
    board.note('phone', 'Enter a phone number');
    board.note('phone', 'Enter a phone number');
    board.note('ein', 'Enter 9 digits');
    leave();
    board.note('phone', undefined);
    expect(counts).toEqual([1, 2]);
  });
});

describe('a draft', () => {
  it('contains the changed values, and of an SSN or EIN only the name', () => {
    const now = { ...filled, fullName: 'Ann L', ssn: '123-45-6789', ein: '98-7654321', ebitda: 5 };
    const draft = draftOf(now, filled);
    expect(draft).toEqual({
      values: { fullName: 'Ann L', ebitda: 5 },
      base: { fullName: 'Ann Lee', ebitda: 0 },
      withheld: ['ssn', 'ein'],
    });
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('is absent without a change', () => {
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
  ])('is rejected if it does not fit the form: %j', (stored) => {
    expect(parseDraft(stored)).toBeNull();
  });

  it.each([
    ['overdraftHistory', false],
    ['nsfIncidents', 2],
    ['monthlyRevenue', [1000, '2,000']],
  ])('contains %s with the value %j', (name, value) => {
    const parsed = parseDraft({ values: { [name]: value }, base: {}, withheld: [] });
    expect(parsed?.values).toEqual({ [name]: value });
  });

  it.each([
    ['nsfIncidents', true],
    ['monthlyRevenue', [1000, null]],
    ['monthlyRevenue', { 0: 1000 }],
  ])('drops %s with the value %j', (name, value) => {
    const values = { fullName: 'Ann', [name]: value };
    expect(parseDraft({ values, withheld: ['nonsense', 'ssn'] })).toEqual({
      values: { fullName: 'Ann' },
      base: {},
      withheld: ['ssn'],
    });
  });

  it('is merged over the stored profile and the defaults', () => {
    const values = valuesFrom({ fullName: 'Ann', ebitda: 7, nsfIncidents: 0, completion: 6 });
    expect(values).toEqual({ ...valuesFrom({}), fullName: 'Ann', ebitda: 7 });
    expect(values).not.toHaveProperty('completion');
  });
});

describe('a question without an answer', () => {
  it('is null in the form, and a confirmed default is its value', () => {
    const values = valuesFrom({ answered: ['nsfIncidents', 'personalGuarantee'], ebitda: 7 });
    expect(values).toMatchObject({ nsfIncidents: 0, personalGuarantee: false, ebitda: 7 });
    expect(values).toMatchObject({
      loanTerm: null,
      overdraftHistory: null,
      fullName: '',
      monthlyRevenue: [],
    });
  });

  it('is not among the answers that a save sends', () => {
    const values = { ...valuesFrom({ answered: ['nsfIncidents'], ebitda: 7 }), overdraftHistory: false };
    expect(answersOf(values)).toMatchObject({
      answered: ['nsfIncidents', 'overdraftHistory'],
      nsfIncidents: 0,
      overdraftHistory: false,
      personalGuarantee: null,
      ebitda: 7,
    });
  });

  it('is accepted by the rules, unless the field is required', () => {
    expect(problemOf(field('nsfIncidents'), null)).toBeNull();
    expect(problemOf(field('loanRequestAmount'), null)).toBe('This field is required');
  });

  it('stays open in a draft', () => {
    const values = { nsfIncidents: null, overdraftHistory: null };
    expect(parseDraft({ values, withheld: [] })).toEqual({ values, base: {}, withheld: [] });
    expect(parseDraft({ values: { fullName: null }, withheld: [] })).toBeNull();
  });
});

describe('the fields of the form', () => {
  it('are all in one section each, with the expected first field', () => {
    const fieldsOfForm = profileTabs.flatMap((tab) => sectionsOf(tab).flatMap(({ fields }) => fields));
    expect(fieldsOfForm).toHaveLength(fieldCatalog.length);
    expect(new Set(fieldsOfForm)).toEqual(new Set(fieldCatalog));
    for (const tab of profileTabs)
      expect(sectionsOf(tab).map(({ fields }) => fields[0]?.name)).toEqual(
        sectionStarts[tab].map(([, first]) => first),
      );
  });

  it.each([
    ['s_corp', 'S corporation'],
    ['debt_consolidation', 'Debt consolidation'],
    ['LLC', 'LLC'],
  ])('show the option %s as %s', (option, label) => {
    expect(formatOption(option)).toBe(label);
  });

  it.each([
    ['ebitda', -1500, '-$1,500'],
    ['netProfitMargin', 12.5, '12.5%'],
    ['dependents', 2, '2'],
    ['personalGuarantee', true, 'Yes'],
    ['personalGuarantee', null, 'Not answered yet'],
    ['dependents', 0, '0'],
    ['fullName', '', 'empty'],
    ['loanPurpose', 'real_estate', 'Real estate'],
    ['monthlyRevenue', [1000, 0], '$1,000, 0'],
    ['monthlyRevenue', [], 'empty'],
    ['bankruptcyHistory', 'open', 'Open'],
    ['industryType', 'quick_service', 'quick_service'],
    ['fullName', undefined, 'empty'],
    ['fullName', 'de la Cruz', 'de la Cruz'],
  ])('show the value of %s in the history: %j as %s', (name, value, text) => {
    expect(formatStoredValue(field(name), value)).toBe(text);
  });
});
