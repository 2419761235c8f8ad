import { describe, expect, it } from '@jest/globals';
import type { CatalogRow } from '@groundwork/contracts';
import { matchingRules, shippedFamilies } from '@groundwork/engine-matching';
import { bankRow, sampleProgram } from '../../testing/sample-program.ts';
import { words } from '../matching.wording.ts';
import { programOfRow } from './program-of-row.rules.ts';

const context = {
  feeds: ['south', 'north'],
  rules: matchingRules,
  families: shippedFamilies,
  today: '2026-11-24',
};
const read = (more: CatalogRow['cells']) =>
  programOfRow({ line: 7, cells: bankRow('first', more) }, 31, context);

function programWith(more: CatalogRow['cells']) {
  const result = read(more);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.programme;
}

const errorsWith = (more: CatalogRow['cells']): string[] => {
  const result = read(more);
  if ('programme' in result) return [];
  return result.errors.map(({ line, column, message }) => `${line} ${column ?? ''}: ${message}`);
};

const { import: messages } = words;

describe('a row of a catalog file', () => {
  it('needs its required cells only', () => {
    expect(programWith({})).toEqual(
      sampleProgram('first', { rowNumber: 31, type: 'sba_preferred', maxInterestRate: { primePlus: 4 } }),
    );
  });

  it('has each field of the program in a column of its own', () => {
    const cells = {
      subtype: 'line',
      archetype: 'community',
      rating: '4.5',
      reviewCount: '218',
      active: 'no',
      contactUrl: 'https://bank.example/apply',
      validFrom: '2026-02-03',
      validTo: '2027-04-05',
      verifiedOn: '2026-10-06',
      fdic: '628',
      lenderName: 'Nowhere Bancorp',
      note: 'Ask for Jo',
      families: 'sba-7a|sba-504',
      taxDocuments: ' 2 ',
      bankStatements: '6',
      financialReports: '1',
    };
    expect(programWith(cells)).toMatchObject({
      subtype: 'line',
      archetype: 'community',
      rating: 4.5,
      reviewCount: 218,
      active: false,
      contactUrl: 'https://bank.example/apply',
      validFrom: '2026-02-03',
      validTo: '2027-04-05',
      verifiedOn: '2026-10-06',
      fdic: '628',
      ncua: null,
      lenderName: 'Nowhere Bancorp',
      note: 'Ask for Jo',
      families: ['sba-7a', 'sba-504'],
      requiredDocuments: { tax_documents: 2, bank_statements: 6, financial_reports: 1 },
    });
    expect(programWith({ ncua: '9921', fdic: ' ', taxDocuments: ' ' })).toMatchObject({
      fdic: null,
      ncua: '9921',
      requiredDocuments: {},
    });
  });

  it('has each criterion in a column of its own', () => {
    const numbers = {
      minCreditScore: 640,
      minMonthsInBusiness: 18,
      minAnnualRevenue: 120_000,
      minDscr: 1.25,
      minCollateralCoverage: 0.8,
      minLiquidShare: 0.1,
      minReceivablesCoverage: 1.5,
      minMonthlyDeposits: 9000,
      maxNsf: 3,
      minYearsSinceBankruptcy: 7,
      maxOpenAdvances: 2,
      minMonthsOfStatements: 4,
    };
    const lists = {
      purposes: ['equipment'],
      structures: ['LLC', 'corporation'],
      citizenships: ['us_citizen'],
      excludedIndustryTiers: ['high'],
      excludedIndustries: ['Casino'],
      states: ['TX', 'OK', 'NM'],
      includedNaics: ['72', '3118'],
      excludedNaics: ['7224'],
    };
    const answers = {
      taxLienAllowed: true,
      foreclosureAllowed: false,
      judgmentAllowed: true,
      personalGuaranteeRequired: false,
      refinancesAdvances: true,
    };
    const cells = Object.fromEntries([
      ...Object.entries(numbers).map(([column, value]) => [column, ` ${value} `]),
      ...Object.entries(lists).map(([column, values]) => [column, ` ${values.join(' | ')}| `]),
      ...Object.entries(answers).map(([column, isYes]) => [column, isYes ? 'Yes' : 'NO']),
    ]) as CatalogRow['cells'];
    expect(programWith(cells).criteria).toEqual({ ...numbers, ...lists, ...answers });
  });

  it('can state an answer as true or false', () => {
    const { criteria } = programWith({ taxLienAllowed: 'TRUE', judgmentAllowed: 'false' });
    expect(criteria).toEqual({ taxLienAllowed: true, judgmentAllowed: false });
  });

  it.each([
    ['prime', 0],
    ['Prime + 2.75', 2.75],
    ['prime +12', 12],
    ['prime- 1', -1],
    ['PRIME+1.125', 1.125],
  ])('has a rate over prime: %s', (cell, primePlus) => {
    expect(programWith({ minInterestRate: cell, maxInterestRate: '60' }).minInterestRate).toEqual({
      primePlus,
    });
  });

  it.each(['sub prime', 'prime+', 'prime+2 points', 'prime+1.x', 'prime*2', '7,5', '7.5 %'])(
    'has no rate such as "%s"',
    (cell) => expect(errorsWith({ minInterestRate: cell })).toEqual([`7 minInterestRate: ${messages.rate}`]),
  );

  it.each(['x12', '12x', '1.x', '1.', '1e1', '12 mo'])('has no number such as "%s"', (cell) => {
    expect(errorsWith({ minTermLength: cell })).toEqual(['7 minTermLength: Enter a number']);
    expect(errorsWith({ taxDocuments: cell })).toEqual(['7 taxDocuments: Enter a number']);
  });
});

describe('a wrong row', () => {
  it.each(['=1+1', '  =A1', '+1', '-1', '@sum'])('can hold a formula: "%s"', (cell) => {
    expect(errorsWith({ note: cell })).toEqual([`7 note: ${messages.formula}`]);
  });

  it('can hold the sign of a formula after its first letter', () => {
    expect(programWith({ note: 'a = b + c' }).note).toBe('a = b + c');
  });

  it('names each missing cell, also a cell of spaces', () => {
    const { name: _, ...cells } = bankRow('first', { source: '  ' });
    expect(programOfRow({ line: 4, cells }, 31, context)).toEqual({
      errors: [
        { line: 4, column: 'name', message: messages.missing },
        { line: 4, column: 'source', message: messages.missing },
      ],
    });
  });

  it('names a list without entries, the id of a sample and a second regulator at once', () => {
    const wrong = { id: 'sample-7', states: ' | ', families: '|', fdic: '628', ncua: '9921' };
    expect(errorsWith(wrong)).toEqual([
      `7 states: ${messages.emptyList}`,
      `7 families: ${messages.emptyList}`,
      `7 id: ${messages.sampleId}`,
      `7 ncua: ${messages.oneRegulator}`,
    ]);
    expect(programWith({ id: 'my-sample-7', states: '', note: '|' }).id).toBe('my-sample-7');
  });

  it.each<[CatalogRow['cells'], string]>([
    [{ minLoanAmount: '500001' }, `maxLoanAmount: ${messages.maximumBelowMinimum}`],
    [{ validFrom: '2026-02-02', validTo: '2026-02-01' }, `validTo: ${messages.datesReversed}`],
    [{ active: 'maybe' }, `active: ${messages.answer}`],
    [{ minCreditScore: '851' }, 'minCreditScore: Enter 850 or less'],
    [{ bankStatements: 'six' }, 'bankStatements: Enter a number'],
    [{ sourceDate: '11/01/2026' }, 'sourceDate: Enter a date as YYYY-MM-DD'],
    [{ minInterestRate: '99' }, `maxInterestRate: ${messages.maximumBelowMinimum}`],
    [{ verifiedOn: '2026-11-25' }, `verifiedOn: ${messages.futureDay}`],
    [
      { families: 'sba-7a|sba-gold' },
      'families: Choose one of these families: sba-7a, sba-7a-small, sba-504, sba-microloan',
    ],
    [{ id: 'north.term-1' }, 'id: Programs with this id come from the feed “north”. Choose another id.'],
  ])('with %j has the error "%s"', (wrong, error) => {
    expect(errorsWith(wrong)).toEqual([`7 ${error}`]);
  });

  it.each<CatalogRow['cells']>([
    { minLoanAmount: '500000' },
    { minInterestRate: 'prime+4' },
    { verifiedOn: '2026-11-24' },
    { id: 'northern.term-1' },
    { id: 'a.north.term-1' },
  ])('is not one at the limit: %j', (cells) => expect(errorsWith(cells)).toEqual([]));
});
