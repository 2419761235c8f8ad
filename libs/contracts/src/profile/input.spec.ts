import { describe, expect, it } from '@jest/globals';
import { type CatalogField, fieldCatalog, type FieldValue } from './catalog.ts';
import { profileInput } from './input.ts';

function reading(name: string, value: unknown): { accepted: unknown } | { rejected: string[] } {
  const read = profileInput.safeParse({ [name]: value });
  if (read.success) return { accepted: (read.data as Record<string, unknown>)[name] };
  return { rejected: [...new Set(read.error.issues.map((issue) => String(issue.path[0])))] };
}

const isNumeric = ({ kind }: CatalogField) => kind === 'whole' || kind === 'decimal';
const namesOf = (...kinds: CatalogField['kind'][]) =>
  fieldCatalog.filter((field) => kinds.includes(field.kind)).map((field) => field.name);
const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const months = (count: number, value: unknown = 5) => Array.from({ length: count }, () => value);

type Row = [name: string, value: unknown, accepted: FieldValue | null];
const goodNumber = (field: CatalogField): [unknown, FieldValue | null][] => {
  const { min = Number.NaN, max = Number.NaN } = field;
  const fraction: [unknown, FieldValue | null][] = field.kind === 'decimal' ? [['12.34', 12.34]] : [];
  return [
    ...fraction,
    [min, min],
    [max, max],
    [String(max), max],
    [` ${max} `, max],
    [0, 0],
    ['', null],
    ['  ', null],
    [null, null],
  ];
};

const good: Record<CatalogField['kind'], (field: CatalogField) => [unknown, FieldValue | null][]> = {
  text: () => [
    ['  O’Brien 李 🦊 ', 'O’Brien 李 🦊'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['🦊'.repeat(200), '🦊'.repeat(200)],
    [` ${'x'.repeat(200)} `, 'x'.repeat(200)],
    ['', ''],
    ['   ', ''],
    [null, null],
  ],
  longText: () => [
    [' two\nlines ', 'two\nlines'],
    ['x'.repeat(5000), 'x'.repeat(5000)],
    ['🦊'.repeat(5000), '🦊'.repeat(5000)],
    ['', ''],
    [null, null],
  ],
  select: (field) => [
    ...(field.options ?? []).map((option): [unknown, FieldValue] => [` ${option} `, option]),
    ['', ''],
    [null, null],
  ],
  date: () => [
    ['1900-01-01', '1900-01-01'],
    [' 2024-02-29 ', '2024-02-29'],
    [day(0), day(0)],
    ['', ''],
    [null, null],
  ],
  boolean: () => [
    [true, true],
    [false, false],
    [null, null],
  ],
  months: () => [
    [months(12), months(12) as number[]],
    [months(12, '7'), months(12, 7) as number[]],
    [months(12, ''), months(12, 0) as number[]],
    [[], []],
    [null, null],
  ],
  whole: goodNumber,
  optionalWhole: goodNumber,
  decimal: goodNumber,
};

const wrongText = [5, true, {}, [], ['x']];
const wrongNumbers = [
  true,
  {},
  [],
  [1],
  'twelve',
  '1e5',
  '1,000',
  '$5',
  '0x10',
  'Infinity',
  'NaN',
  '--1',
  '.',
  `${'0'.repeat(32)}7`,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
];

const badNumber = (field: CatalogField): unknown[] => {
  const { min = 0, max = 0 } = field;
  const fraction = field.kind !== 'decimal' ? [min + 0.5, `${min}.5`] : [0.125, '0.125', min - 0.01];
  return [...wrongNumbers, ...fraction, min - 1, max + 1, String(max + 1), -1e308];
};

const bad: Record<CatalogField['kind'], (field: CatalogField) => unknown[]> = {
  text: () => [...wrongText, 'x'.repeat(201), '🦊'.repeat(201), 'a\u0000b', '\ud800'],
  longText: () => [...wrongText, 'x'.repeat(5001), '🦊'.repeat(5001), 'a\u0000b', '\udc00x'],
  select: (field) => [...wrongText, 'no such option', `${field.options?.[0] ?? ''}!`, 'constructor'],
  date: () => [
    ...wrongText,
    '1899-12-31',
    '0001-01-01',
    '2023-02-30',
    '2023-02-29',
    '2023-13-01',
    '2023-00-10',
    '23-01-01',
    '2023-1-1',
    '01/02/2023',
    '2023-01-01T00:00:00Z',
    '+012023-01-01',
    'yesterday',
    day(2),
  ],
  boolean: () => ['true', 'yes', 1, 0, '', {}, []],
  months: () => [
    ...[1, 11, 13, 24].map((count) => months(count)),
    ...['many', 0.5, -1, 1e13, Number.NaN, {}, true].map((odd) => [...months(11), odd]),
    'many',
    7,
    {},
    true,
  ],
  whole: badNumber,
  optionalWhole: badNumber,
  decimal: badNumber,
};

const goodRows = fieldCatalog.flatMap((field) =>
  good[field.kind](field).map(([value, accepted]): Row => [field.name, value, accepted]),
);
const shortened = (value: unknown) => (typeof value === 'string' ? value.slice(0, 30) : value);

describe('each field of the catalog', () => {
  it.each(fieldCatalog.map((field) => [field.name, field] as const))('accepts a valid %s', (name) => {
    for (const [, value, accepted] of goodRows.filter(([of]) => of === name))
      expect([shortened(value), reading(name, value)]).toEqual([shortened(value), { accepted }]);
  });

  it.each(fieldCatalog.map((field) => [field.name, field] as const))(
    'rejects an invalid %s by name',
    (name, field) => {
      for (const value of bad[field.kind](field))
        expect([shortened(value), reading(name, value)]).toEqual([shortened(value), { rejected: [name] }]);
    },
  );
});

describe('the limits of single fields', () => {
  it.each([
    ['personalCreditScore', [0, 300, 850], [1, 299, 851, -1]],
    ['experianBusinessScore', [0, 1, 100], [101, -1]],
    ['equifaxBusinessScore', [0, 101, 992], [1, 100, 993, -1]],
    ['ownershipPercentage', [0, 33.33, 100], [-0.01, 100.01, 33.333]],
    ['largestCustomerPercent', [0, 0.01, 100], [-1, 101, 0.001]],
    ['recurringRevenuePercent', [0, 99.99, 100], [-1, 100.01]],
    ['top5CustomersPercent', [0, 100], [-1, 101]],
    ['contractRevenuePercent', [0, 100], [-1, 101]],
    ['creditLineUtilization', [0, 100], [-1, 101]],
    ['loanTerm', [0, 600], [601, -1, 12.5]],
    ['annualRevenueCurrent', [0, 1e12], [1e12 + 1, -1, 0.01]],
    ['ebitda', [-1e12, 1e12], [-1e12 - 1, 1e12 + 1, 0.5]],
    ['revenueGrowthRate', [-12.34, 250.5], [12.345]],
    ['currentRatio', [0, 1.25], [-0.01, 1.255]],
  ])('%s', (name, accepted, rejected) => {
    for (const value of accepted) expect(reading(name, value)).toEqual({ accepted: value });
    for (const value of rejected) expect(reading(name, value)).toEqual({ rejected: [name] });
  });

  it('cover each numeric field with limits', () => {
    const open = fieldCatalog.filter(
      (field) => isNumeric(field) && (field.min === undefined || field.max === undefined),
    );
    expect(open).toEqual([]);
    expect(namesOf('whole', 'decimal', 'months').length).toBeGreaterThan(60);
  });

  it('reject a date in the future and accept today', () => {
    expect(namesOf('date')).toEqual(
      expect.arrayContaining(['bankruptcyDate', 'currentOwnershipDate', 'dateOfBirth', 'dateStarted']),
    );
    for (const name of namesOf('date')) {
      expect(reading(name, day(-1))).toEqual({ accepted: day(-1) });
      expect(reading(name, '9999-12-31')).toEqual({ rejected: [name] });
    }
  });

  it.each(['ssn', 'ein'])('accept a typed %s of up to 200 characters', (name) => {
    for (const value of ['12-3456789', '***-**-6789', 'applied for', 'x'.repeat(200)])
      expect(reading(name, value)).toEqual({ accepted: value });
    expect(reading(name, 'x'.repeat(201))).toEqual({ rejected: [name] });
  });

  it.each(['previousBusinessOwnership', 'contingentLiabilities', 'existingLoans'])(
    'accept %s as text',
    (name) => {
      expect(reading(name, 'two, sold in 2019')).toEqual({ accepted: 'two, sold in 2019' });
    },
  );

  it.each(['bankruptcyHistory', 'foreclosureHistory', 'taxLienHistory', 'judgmentHistory'])(
    'accept older words in %s besides none, resolved and open',
    (name) => {
      for (const value of ['none', 'resolved', 'open', 'Paid', 'discharged in 2015'])
        expect(reading(name, value)).toEqual({ accepted: value });
    },
  );
});

describe('a whole profile', () => {
  it('contains no absent field, so that the stored value stays', () => {
    expect(profileInput.parse({})).toEqual({});
    expect(Object.keys(profileInput.parse({ dbaName: 'Corner' }))).toEqual(['dbaName']);
  });

  it('drops unknown keys', () => {
    expect(profileInput.parse({ dbaName: 'Corner', completion: 100, userId: 'x', role: 'admin' })).toEqual({
      dbaName: 'Corner',
    });
  });

  it('ignores keys of the prototype', () => {
    const text = '{"__proto__": {"ebitda": 5}, "constructor": {"prototype": {"ebitda": 5}}, "toString": 1}';
    const read = profileInput.parse(JSON.parse(text));
    expect(Object.keys(read)).toEqual([]);
    expect(read.ebitda).toBeUndefined();
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['ebitda']).toBeUndefined();
  });

  it('reports all invalid fields at once', () => {
    const read = profileInput.safeParse({
      fullName: 5,
      ebitda: 'x',
      dateOfBirth: '2023-02-30',
      dbaName: 'ok',
    });
    expect(read.error?.issues.map((issue) => issue.path[0])).toEqual(
      expect.arrayContaining(['fullName', 'ebitda', 'dateOfBirth']),
    );
    expect(read.error?.issues.some((issue) => issue.path[0] === 'dbaName')).toBe(false);
  });

  it.each([[null], [[]], ['text'], [5], [true]])('is an object, not %j', (value) => {
    expect(profileInput.safeParse(value).success).toBe(false);
  });
});

describe('the format of a date', () => {
  it.each(['1/4/2019', '19999-04-01', '2019-04-01T00:00', '2019-04'])('is missing in %s', (dateStarted) => {
    const [issue] = profileInput.safeParse({ dateStarted }).error?.issues ?? [];
    expect(issue?.message).toBe('Enter a date as YYYY-MM-DD');
  });
});

it('a whole number with three decimals has one problem', () => {
  const { error } = profileInput.safeParse({ annualRevenueCurrent: 1.234 });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter a whole number']);
});
