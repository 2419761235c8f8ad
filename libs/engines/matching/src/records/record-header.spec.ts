import { describe, expect, it } from '@jest/globals';
import { sbaColumns } from './1.0/sba-columns.ts';
import { foldColumn, readHeader } from './record-header.ts';
import { naicsPrefixes, outcomeOf, sizeBandOf } from './sba-data.ts';

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
      ...{ cells: plain.length + 1, lenderPlaces: { [program]: plain.length, [other]: undefined } },
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
  it('belongs to a band up to its last dollar', () => {
    const bands = [0, 1e12].map(sizeBandOf);
    expect(bands[0]).not.toBe(bands[1]);
    expect(bands[1]).toBe('over_1m');
  });
});
