import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type CatalogField,
  emptyProfile,
  fieldCatalog,
  type FieldValue,
  type ProfileReply,
  type TextFormat,
  rpc,
} from '@groundwork/contracts';
import { figureRules } from '@groundwork/engine-evidence';
import type { RunningService } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let profile: RunningService;

beforeAll(async () => {
  profile = await runProfile();
});

afterAll(() => profile.stop());

const get = (userId: string): Promise<ProfileReply> => profile.rpc.call(rpc.profile.get, { userId });
const save = (userId: string, values: object): Promise<ProfileReply> =>
  profile.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile: values });

/** The profile after a round trip through JSON. */
const tryToSave = async (userId: string, values: object): Promise<unknown> => {
  try {
    await save(userId, values);
    return 'kept';
  } catch (error) {
    return error;
  }
};

const dayAfterTomorrow = () => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
const twelve = (value: unknown) => Array.from({ length: 12 }, () => value);
/** The limit of the bus; the gateway rejects a larger body. */
const muchText = 'x'.repeat(100_000);

const limits = ({ name, min = 0, max = 0 }: CatalogField): FieldValue[] => {
  const bound = figureRules.bounds.percents.find(({ field }) => field === name);
  return bound === undefined ? [min, max] : [bound.least, bound.most];
};
/** Sent in turn to one owner; the last one stays. */
const formatted: Readonly<Record<TextFormat, FieldValue[]>> = {
  ssn: ['123-45-6789', '531-20-8842'],
  ein: ['12-3456789', '83-5519206'],
  email: ['rosa@example.com', 'rosa+bank@example.org'],
  phone: ['(555) 123-4567', '+1 512 555 0142'],
  naics: ['722511', '339999'],
  address: ['x'.repeat(200), '2 Oak St, Austin, TX 78701-4402'],
};

const good: Record<CatalogField['kind'], (field: CatalogField) => FieldValue[]> = {
  text: ({ format }) => (format ? formatted[format] : ['x'.repeat(200), 'O’Brien 李 🦊']),
  longText: () => ['x'.repeat(5000), 'two\nlines'],
  select: ({ options = [] }) => [...options],
  date: () => ['1900-01-01', '2024-02-29'],
  boolean: () => [false, true],
  months: ({ max = 0 }) => [twelve(max) as number[], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  whole: limits,
  optionalWhole: limits,
  decimal: limits,
};

const noNumbers = ['NaN', 'twelve', '1e308', 1e308, -1e308, true, {}, []];
const noTexts = [5, true, {}, [], muchText];
const bad: Record<CatalogField['kind'], (field: CatalogField) => unknown[]> = {
  text: () => [...noTexts, 'x'.repeat(201)],
  longText: () => [...noTexts, 'x'.repeat(5001)],
  select: () => [...noTexts, 'no_such_option', '__proto__', 'constructor'],
  date: () => [...noTexts, '0001-01-01', '1899-12-31', '2023-02-30', dayAfterTomorrow()],
  boolean: () => ['true', 1, {}, []],
  months: () => [twelve('NaN'), twelve(0.5), twelve(1e308), twelve(-1), [1], twelve(1).concat(1), 'many', 7],
  whole: ({ min = 0, max = 0 }) => [...noNumbers, min - 1, max + 1, min + 0.5],
  optionalWhole: ({ min = 0, max = 0 }) => [...noNumbers, min - 1, max + 1, min + 0.5],
  decimal: ({ min = 0, max = 0 }) => [...noNumbers, min - 1, max + 1, 0.125],
};

/** The SSN comes back masked, every other field as it was sent. */
const returned = (field: CatalogField, value: FieldValue) =>
  field.sensitivity === 'secret' ? `***-**-${String(value).slice(-4)}` : value;

const rows = fieldCatalog.map((field) => [field.name, field] as const);

describe('each field of the catalog', () => {
  it('is in this table', () => {
    expect(rows.length).toBeGreaterThanOrEqual(135);
  });

  it.each(rows)(
    '%s comes back as it was saved, up to its bounds, and can be emptied again',
    async (name, field) => {
      const userId = owner();
      for (const value of good[field.kind](field)) {
        expect((await save(userId, { [name]: value }))[name]).toEqual(returned(field, value));
        expect((await get(userId))[name]).toEqual(returned(field, value));
      }
      expect((await save(userId, { [name]: null }))[name]).toEqual(emptyProfile()[name]);
    },
  );

  it.each(rows)('%s rejects a wrong value by name and saves nothing', async (name, field) => {
    const userId = owner();
    const other = name === 'dbaName' ? 'middleName' : 'dbaName';
    for (const value of bad[field.kind](field)) {
      expect(await tryToSave(userId, { [other]: 'half', [name]: value })).toMatchObject({
        code: 'INVALID_INPUT',
        details: expect.arrayContaining([
          expect.objectContaining({ field: expect.stringMatching(`^(profile\\.)?${name}`) as unknown }),
        ]) as unknown,
      });
    }
    const { version, completion, answered, fieldsToCheck, ...stored } = await get(userId);
    expect([version, completion, answered, fieldsToCheck, stored]).toEqual([0, 0, [], [], emptyProfile()]);
  });
});

describe('keys that are not fields', () => {
  it('are ignored, including those of the prototype', async () => {
    const userId = owner();
    const values = JSON.parse(
      '{"__proto__": {"ebitda": 5}, "constructor": {"prototype": {"ebitda": 5}}, "dbaName": "Corner", "role": "admin"}',
    ) as object;
    const { version, completion, answered, fieldsToCheck: _, ...stored } = await save(userId, values);
    expect([version, completion, stored]).toEqual([1, 0, { ...emptyProfile(), dbaName: 'Corner' }]);
    expect(answered).toEqual(['dbaName']);
  });
});

describe('completion', () => {
  // Counted by hand: rounded hundredths of 18.
  const steps: [string, FieldValue, number][] = [
    ['fullName', 'Ann', 6],
    ['dateOfBirth', '1980-01-01', 11],
    ['phone', '(555) 123-4567', 17],
    ['email', 'a@b.example', 22],
    ['currentAddress', 'a', 28],
    ['personalCreditScore', 300, 33],
    ['annualPersonalIncome', 1, 39],
    ['employmentStatus', 'retired', 44],
    ['legalBusinessName', 'a', 50],
    ['ein', '12-3456789', 56],
    ['businessStructure', 'LLC', 61],
    ['industryType', 'Bar', 67],
    ['businessDescription', 'a', 72],
    ['businessAddress', 'a', 78],
    ['businessPhone', '(555) 765-4321', 83],
    ['annualRevenueCurrent', 1, 89],
    ['monthlyOperatingExpenses', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 94],
    ['primaryBankName', 'a', 100],
  ];

  it('rises with each key field to the percentage counted by hand', async () => {
    const userId = owner();
    for (const [name, value, percent] of steps)
      expect([name, (await save(userId, { [name]: value })).completion]).toEqual([name, percent]);
  });

  it('ignores zeros, blanks and fields that are not key fields', async () => {
    const userId = owner();
    const saved = await save(userId, {
      personalCreditScore: 0,
      fullName: '   ',
      monthlyOperatingExpenses: twelve(0),
      ssn: '123-45-6789',
      loanRequestAmount: 50_000,
    });
    expect(saved.completion).toBe(0);
  });
});
