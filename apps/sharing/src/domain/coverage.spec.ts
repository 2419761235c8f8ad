import { describe, expect, it } from '@jest/globals';
import { currentRules } from '@groundwork/engine-scoring';
import type { FrozenFacts } from './frozen.model.ts';
import { memoParts } from './memo.view.ts';

const worked = {
  annualRevenueCurrent: 480_000,
  operatingCashFlow: 120_000,
  monthlyDebtPayments: 2000,
  loanRequestAmount: 100_000,
  loanTerm: 60,
};

function coverageOf(figures: object) {
  const open = { accounts: [], documents: [], unanswered: [] };
  const input = { ...open, today: '2026-11-20', rulesVersion: currentRules.version, figures };
  const facts = { score: { input } } as unknown as FrozenFacts;
  const { sections, missing } = memoParts.coverage(facts, { open: [], parts: ['coverage'] });
  return {
    sentences: sections.flatMap(({ paragraphs }) => paragraphs),
    missing: missing.map(({ code }) => code),
  };
}

describe('the coverage in a memo', () => {
  it('is 5.00 before and 2.40 after the worked request at the planning rate', () => {
    expect(coverageOf(worked)).toEqual({
      sentences: [
        'Cash flow covers debt payments 5.00 times before the loan.',
        'Cash flow covers debt payments 2.40 times after the loan, at the planning rate.',
      ],
      missing: [],
    });
  });

  it('states that there are no debt payments', () => {
    expect(coverageOf({ ...worked, monthlyDebtPayments: 0 }).sentences[0]).toBe(
      'Coverage before the loan: No debt payments.',
    );
  });

  it('is listed as missing if it is not known', () => {
    expect(coverageOf({})).toEqual({
      sentences: ['Coverage before the loan: Not known.', 'Coverage after the loan: Not known.'],
      missing: ['COVERAGE'],
    });
  });
});
