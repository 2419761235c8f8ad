import { describe, expect, it } from '@jest/globals';
import { sbaColumns } from './1.0/sba-columns.ts';
import { foldColumn, readHeader } from './record-header.ts';
import { naicsPrefixes, outcomeOf, sectorOf, sizeBandOf } from './sba-data.ts';

const { lender, ...columns } = sbaColumns.columns;
const plain = Object.values(columns).map(({ called }) => called[0]);
const names = (program: '7a' | '504') => [...plain, lender.called[program][0]].map(String);
const missingIn = (header: readonly string[]) => {
  const reading = readHeader(header);
  return 'missing' in reading ? reading.missing : [];
};

describe('the header of loan records', () => {
  it.each(['7a', '504'] as const)('of %s has the place of each column and of its lender', (program) => {
    const reading = readHeader(names(program));
    if ('missing' in reading) throw new Error(reading.missing.join());
    const other = program === '7a' ? '504' : '7a';
    expect(reading.header).toMatchObject({
      cells: plain.length + 1,
      lenderPlaces: { [program]: plain.length, [other]: undefined },
    });
    expect([...reading.header.places.values()]).toEqual(plain.map((_, at) => at));
  });

  it('lacks the lender of its program', () => {
    const byBank = names('7a').slice(0, -1);
    expect(missingIn(byBank)).toEqual([lender.called['7a'][0]]);
    expect(missingIn([...byBank, 'CDC_Something'])).toEqual([lender.called['504'][0]]);
    expect(missingIn([...byBank, 'SomethingCDC'])).toEqual([lender.called['7a'][0]]);
  });

  it('lacks each column that it needs, and no other', () => {
    const needed = Object.values(sbaColumns.columns).flatMap(({ called, isNeeded }) =>
      Array.isArray(called) && isNeeded ? [String(called[0])] : [],
    );
    expect(missingIn([lender.called['7a'][0]].map(String))).toEqual(needed);
  });

  it('has names in any case and with any signs', () => {
    expect(foldColumn(' Approval-Date (FY) 2 ')).toBe('approvaldatefy2');
  });
});

describe('an industry code', () => {
  it.each([
    ['31', ['31', '32', '33']],
    ['44', ['44', '45']],
    ['99', ['99']],
    ['311', ['311']],
    ['722511', ['722511']],
  ])('%s means the codes %j', (naics, prefixes) => expect(naicsPrefixes(naics)).toEqual(prefixes));

  it.each([
    ['722511', 'Accommodation and food services'],
    ['32', 'Manufacturing'],
    ['999999', undefined],
  ])('%s belongs to the sector %s', (naics, title) => expect(sectorOf(naics)?.title).toBe(title));
});

describe('the outcome of a loan', () => {
  it.each([
    ['P I F', 'paid'],
    ['pif', 'paid'],
    ['CHGOFF', 'chargedOff'],
    ['CANCLD', 'notFunded'],
    ['EXEMPT', 'open'],
    ['', 'open'],
  ])('%j is %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
});

describe('the size of a loan', () => {
  it.each([
    [0, 'to_50k'],
    [5_000_000, 'to_50k'],
    [5_000_001, 'to_150k'],
    [15_000_000, 'to_150k'],
    [15_000_001, 'to_350k'],
    [35_000_000, 'to_350k'],
    [35_000_001, 'to_1m'],
    [100_000_000, 'to_1m'],
    [100_000_001, 'over_1m'],
    [1e12, 'over_1m'],
  ])('of %i cents is %s', (cents, band) => expect(sizeBandOf(cents)).toBe(band));
});
