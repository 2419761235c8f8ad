import { describe, expect, it } from '@jest/globals';
import {
  type CatalogField,
  emptyProfile,
  fieldCatalog,
  type FieldValue,
  type ProfileValues,
} from './catalog.ts';
import {
  answeredFigures,
  figureNames,
  figuresForEngines,
  figuresOf,
  presenceFlags,
  profileFigures,
  unansweredForEngines,
} from './figures.ts';

const marker = (field: CatalogField): FieldValue => {
  const at = fieldCatalog.indexOf(field);
  if (field.kind === 'boolean') return true;
  if (['whole', 'optionalWhole', 'decimal'].includes(field.kind)) return 700_000_000 + at;
  if (field.kind === 'months')
    return Array.from({ length: 12 }, (_, month) => 800_000_000 + at * 100 + month);
  return `<marker of ${field.name}>`;
};

const marked = Object.fromEntries(fieldCatalog.map((field) => [field.name, marker(field)])) as ProfileValues;

const staysBehind = fieldCatalog.filter((field) => (field.sensitivity ?? 'open') !== 'open');

describe('the published figures of a profile', () => {
  const sent = JSON.stringify(figuresOf(marked));

  it.each(staysBehind.map((field) => [field.name, field] as const))('exclude the text of %s', (_, field) => {
    expect(sent).not.toContain(String(marker(field)));
    expect(figuresOf(marked)).not.toHaveProperty(field.name);
  });

  it.each(['monthlyRevenue', 'monthlyOperatingExpenses'] as const)('exclude the months of %s', (name) => {
    for (const month of marked[name] as number[]) expect(sent).not.toContain(String(month));
  });

  it('contain each other field unchanged, and nothing else', () => {
    const open = fieldCatalog.filter((field) => !staysBehind.includes(field) && field.kind !== 'months');
    const flags = { hasEin: true, hasBusinessLicense: true, hasExistingLoansAnswer: true };
    const mention = { advancesMentioned: false, noLoansStated: false };
    const expected = Object.fromEntries(open.map((field) => [field.name, marked[field.name]]));
    expect(figuresOf(marked)).toEqual({ ...expected, ...flags, ...mention });
    expect(open.length).toBeGreaterThan(60);
  });

  it('have the published names', () => {
    expect(Object.keys(figuresOf(marked)).sort()).toEqual([...figureNames].sort());
  });

  it('match their schema', () => {
    expect(profileFigures.safeParse(figuresOf(marked)).success).toBe(true);
    expect(profileFigures.safeParse(figuresOf(emptyProfile())).success).toBe(true);
  });

  it.each(Object.entries(presenceFlags))('contain in %s whether %s is filled', (flag, name) => {
    const empty = emptyProfile();
    expect(figuresOf(empty)[flag]).toBe(false);
    expect(figuresOf({ ...empty, [name]: 'something' })[flag]).toBe(true);
    expect(figuresOf({ ...marked, [name]: '' })[flag]).toBe(false);
  });

  it.each([
    'maritalStatus',
    'dateOfBirth',
    'dependents',
    'fullName',
    'middleName',
    'legalBusinessName',
    'dbaName',
    'primaryBankName',
    'currentAddress',
    'previousAddress',
    'businessAddress',
    'mailingAddress',
    'otherIncomeSource',
    'email',
    'secondaryEmail',
    'businessEmail',
    'phone',
    'secondaryPhone',
    'businessPhone',
    'businessWebsite',
    'ssn',
    'ein',
    'businessLicense',
    'existingLoans',
  ])('exclude %s', (name) => {
    expect(fieldCatalog.map((field) => field.name as string)).toContain(name);
    expect(figureNames).not.toContain(name);
  });

  it('exclude each field of long text', () => {
    const long = fieldCatalog.filter((field) => field.kind === 'longText').map((field) => field.name);
    expect(long.filter((name) => figureNames.includes(name))).toEqual([]);
    expect(long.length).toBeGreaterThan(15);
  });
});

describe('the figures of a partial profile', () => {
  it('contain only the fields that the profile contains', () => {
    expect(figuresOf({ annualRevenueCurrent: 5, ein: null, existingLoans: 'none' })).toEqual({
      annualRevenueCurrent: 5,
      hasEin: false,
      hasExistingLoansAnswer: true,
      advancesMentioned: false,
      noLoansStated: true,
    });
    expect(figuresOf({ annualRevenueCurrent: null })).toEqual({ annualRevenueCurrent: 0 });
    expect(Object.keys(figuresOf({ annualRevenueCurrent: null }))).toEqual(['annualRevenueCurrent']);
  });
});

describe('the figures for the engines', () => {
  it('contain an answer about existing loans instead of the flag', () => {
    const figures = { hasExistingLoansAnswer: true, hasEin: false, annualRevenueCurrent: 3 };
    expect(figuresForEngines(figures)).toEqual({
      existingLoans: 'answered',
      hasEin: false,
      annualRevenueCurrent: 3,
    });
    expect(figuresForEngines({ hasExistingLoansAnswer: false })).toEqual({ existingLoans: '' });
  });

  it('count a confirmed or filled field as answered, and no other', () => {
    const figures = { ...figuresOf(emptyProfile()), annualRevenueCurrent: 3 };
    const unanswered = unansweredForEngines(figures, ['nsfIncidents']);
    const expected = figureNames
      .filter((name) => !['annualRevenueCurrent', 'nsfIncidents'].includes(name))
      .map((name) => (name === 'hasExistingLoansAnswer' ? 'existingLoans' : name));
    expect(unanswered).toEqual(expected);
    expect(expected).toContain('existingLoans');
    expect(unansweredForEngines({}, [])).toHaveLength(figureNames.length);
    const open = (existingLoans: string) => unansweredForEngines(figuresOf({ ...marked, existingLoans }), []);
    expect([open('A cash advance'), open('None')]).toEqual([['noLoansStated'], ['advancesMentioned']]);
  });

  it.each([
    [{ hasExistingLoansAnswer: true, noLoansStated: true }, true],
    [{ hasExistingLoansAnswer: true, noLoansStated: false }, false],
    [{ hasExistingLoansAnswer: false, noLoansStated: false }, false],
    // Published before the flag.
    [{ hasExistingLoansAnswer: true }, true],
    [{ hasExistingLoansAnswer: false }, false],
    [{}, false],
  ])('have an answer about debt payments for %j: %j', (figures, expected) => {
    expect(unansweredForEngines(figures, []).includes('monthlyDebtPayments')).toBe(!expected);
  });

  it('have published answers only for published names', () => {
    const values = { ...emptyProfile(), annualRevenueCurrent: 3, fullName: 'Ann' };
    expect(answeredFigures(values, ['nsfIncidents', 'fullName'])).toEqual(
      expect.arrayContaining(['annualRevenueCurrent', 'nsfIncidents']),
    );
    expect(answeredFigures(values, ['nsfIncidents', 'fullName'])).not.toContain('fullName');
  });
});
