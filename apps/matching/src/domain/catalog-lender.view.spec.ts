import { describe, expect, it } from '@jest/globals';
import { matchingRules, shippedFamilies } from '@groundwork/engine-matching';
import { listedProgram, sampleProgram } from '../../testing/sample-program.ts';
import { catalogLender } from './catalog-lender.view.ts';
import { displayName } from './lender-origin.rules.ts';
import { emptyFigures } from './matching-input.rules.ts';
import { qualificationOf } from './qualification.rules.ts';

const bank = sampleProgram('bank', {
  lenderName: 'Nowhere Bancorp',
  families: ['sba-504'],
  sourceDate: '2026-02-03',
});
const context = { families: shippedFamilies, today: '2026-11-24' };

describe('a lender of the catalog', () => {
  it('has its state from the row and its content from the program', () => {
    const row = listedProgram(bank, { active: false, version: 12, sample: false });
    expect(catalogLender(row, context)).toEqual({
      id: 'bank',
      name: 'Nowhere Bancorp: First Bank of Nowhere',
      type: 'traditional_bank',
      active: false,
      version: 12,
      source: 'their own page',
      sourceDate: '2026-02-03',
      sample: false,
      verifiedOn: null,
      stale: true,
      families: [{ code: 'sba-504', name: expect.stringMatching(/504/) }],
    });
    expect(catalogLender({ ...row, sample: true }, context)).toMatchObject({ sample: true, stale: false });
  });

  it('has the name of the lender once', () => {
    const name = 'Term Loan of Nowhere Bancorp';
    expect(displayName({ name, lenderName: 'Nowhere Bancorp' })).toBe(name);
    expect(displayName({ name, lenderName: null })).toBe(name);
    expect(displayName({ name: 'Term Loan', lenderName: 'Nowhere Bancorp' })).toBe(
      'Nowhere Bancorp: Term Loan',
    );
  });
});

describe('the qualification of an owner', () => {
  it('is the share of the lenders whose criteria the figures meet', () => {
    const lenders = [
      ...[700, 640, 620].map((minCreditScore) => sampleProgram('a', { criteria: { minCreditScore } })),
      sampleProgram('b', { criteria: { minAnnualRevenue: 900_000 } }),
    ];
    const figures = { personalCreditScore: 655, annualRevenueCurrent: 640_000, loanRequestAmount: 60_000 };
    const owner = { figures: { ...emptyFigures, figures }, documents: [] };
    expect(qualificationOf(owner, lenders, matchingRules, '2026-11-24')).toMatchObject({
      rate: 50,
      eligible: 2,
      failing: 2,
      total: 4,
    });
  });
});
