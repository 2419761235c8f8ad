import { describe, expect, it } from '@jest/globals';
import {
  type CatalogueField,
  emptyProfile,
  fieldCatalogue,
  type FieldValue,
  type ProfileValues,
} from './catalogue.ts';
import { figureNames, figuresOf, presenceFlags, profileFigures } from './figures.ts';

const marker = (field: CatalogueField): FieldValue => {
  const at = fieldCatalogue.indexOf(field);
  if (field.kind === 'boolean') return true;
  if (['whole', 'optionalWhole', 'decimal'].includes(field.kind)) return 700_000_000 + at;
  if (field.kind === 'months')
    return Array.from({ length: 12 }, (_, month) => 800_000_000 + at * 100 + month);
  return `<marker of ${field.name}>`;
};

const marked = Object.fromEntries(
  fieldCatalogue.map((field) => [field.name, marker(field)]),
) as ProfileValues;

const staysBehind = fieldCatalogue.filter((field) => (field.sensitivity ?? 'open') !== 'open');

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
    const open = fieldCatalogue.filter((field) => !staysBehind.includes(field) && field.kind !== 'months');
    const flags = { hasEin: true, hasBusinessLicense: true, hasExistingLoansAnswer: true };
    const mention = { advancesMentioned: false };
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
    expect(fieldCatalogue.map((field) => field.name as string)).toContain(name);
    expect(figureNames).not.toContain(name);
  });

  it('exclude each field of long text', () => {
    const long = fieldCatalogue.filter((field) => field.kind === 'longText').map((field) => field.name);
    expect(long.filter((name) => figureNames.includes(name))).toEqual([]);
    expect(long.length).toBeGreaterThan(15);
  });
});
