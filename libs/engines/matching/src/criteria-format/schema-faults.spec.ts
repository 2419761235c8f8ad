import { describe, expect, it } from '@jest/globals';
import { shippedFamilies } from '../families/shipped-families.ts';
import { matchingRules } from '../rulesets.ts';
import { checkCriteriaDocument } from './check-document.ts';
import { pathText } from './schema-faults.ts';

const program = {
  id: 'term-1',
  name: 'Term Loan',
  lenderName: 'Sample Bank',
  type: 'traditional_bank',
  minLoanAmount: 25_000,
  maxLoanAmount: 500_000,
  minInterestRate: 7.5,
  maxInterestRate: 11.25,
  minTermLength: 12,
  maxTermLength: 84,
  approvalTimeMin: 7,
  approvalTimeMax: 30,
  criteria: {},
  verifiedOn: '2026-11-03',
};
const document = {
  format: 'groundwork-lender-criteria/1',
  publisher: { name: 'Sample Bank', website: 'https://bank.example' },
  publishedAt: '2026-11-23T00:00:00Z',
  programs: [program],
};
const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-23T00:00:00Z' };
const findingsIn = (value: unknown) =>
  checkCriteriaDocument(value, context).errors.map(({ path, message }) => [path, message]);

describe('the sentence of a fault', () => {
  it.each([
    ['name', undefined, 'This key is missing.'],
    ['type', undefined, 'This key is missing.'],
    ['minInterestRate', undefined, 'This key is missing.'],
    ['name', 7, 'This must be text.'],
    ['minLoanAmount', '7', 'This must be a number.'],
    ['minLoanAmount', 7.5, 'This must be a whole number.'],
    ['families', 'sba', 'This must be a list.'],
    ['criteria', [], 'This must be an object.'],
    ['minLoanAmount', -1, 'This must be at least 0.'],
    ['minLoanAmount', 1e15, 'This must be at most 1,000,000,000,000.'],
    ['name', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['note', 'x'.repeat(501), 'Use at most 500 characters.'],
    ['families', ['a', 'b', 'c', 'd', 'e'], 'List at most 4 entries.'],
    ['minInterestRate', 'prime', 'Enter a percentage such as 7.5, or an object with primePlus.'],
    ['verifiedOn', '2026-02-30', 'Enter a day such as 2026-11-23.'],
    ['contactUrl', 'http://bank.example', 'Enter an address that begins with https.'],
    ['contactUrl', 'HTTPS://bank.example', 'Enter an address that begins with https.'],
    ['id', 'Term 1', 'This text has the wrong form.'],
    ['fdic', 'x', 'This text has the wrong form.'],
  ])('about %s as %j', (field, value, message) => {
    expect(findingsIn({ ...document, programs: [{ ...program, [field]: value }] })).toEqual([
      [`programs[0].${field}`, message],
    ]);
  });

  it.each([
    ['programs', [], 'List at least 1 entry.'],
    ['publishedAt', 'today', 'Enter a time in UTC, such as 2026-11-23T00:00:00Z.'],
    ['format', 'other', 'Use one of these: groundwork-lender-criteria/1.'],
  ])('about %s of the document as %j', (field, value, message) => {
    expect(findingsIn({ ...document, [field]: value })).toEqual([[field, message]]);
  });

  it('about the website of the publisher names https in small letters too', () => {
    const publisher = { name: 'Sample Bank', website: 'HTTPS://bank.example' };
    expect(findingsIn({ ...document, publisher })).toEqual([
      ['publisher.website', 'Enter an address that begins with https.'],
    ]);
  });

  it('names each kind of lender, and the keys that the format does not have', () => {
    expect(findingsIn({ ...document, programs: [{ ...program, type: 'bank' }] })).toEqual([
      ['programs[0].type', 'Use one of these: sba_preferred, alternative, traditional_bank.'],
    ]);
    expect(findingsIn({ ...document, programs: [{ ...program, rating: 5, stars: 4 }] })).toEqual([
      ['programs[0]', 'Remove rating, stars. The format has no such key.'],
    ]);
  });
});

describe('the path of a fault', () => {
  it.each([
    [[], ''],
    [['programs', 3, 'criteria', 'states', 0], 'programs[3].criteria.states[0]'],
    [[2, 'id'], '[2].id'],
  ])('%j is %j', (path, expected) => expect(pathText(path)).toBe(expected));
});
