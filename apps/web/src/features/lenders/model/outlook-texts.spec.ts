import { expect, it } from '@jest/globals';
import type { KindOutlook } from '@groundwork/contracts';
import { describeOutlook } from './outlook-texts.ts';

const outlook: KindOutlook = {
  kind: 'sba',
  lenders: 300,
  eligible: 0,
  undecided: 214,
  missing: { fields: ['loanPurpose', 'stateOfIncorporation'], lenders: 190 },
  fails: [
    { code: 'annualRevenue', label: 'Annual revenue', lenders: 80 },
    { code: 'state', label: 'State', lenders: 1 },
  ],
};

it('a kind with undecided lenders is not known yet', () => {
  expect(describeOutlook(outlook)).toBe('Not known yet: 2 answers decide 190 lenders');
  expect(describeOutlook({ ...outlook, missing: null })).toBe(
    'Not known yet: 214 lenders wait for your documents.',
  );
});

it('no lender fits only where an answered rule of each rejects her', () => {
  expect(describeOutlook({ ...outlook, missing: null, undecided: 0 })).toBe(
    'None fits: Annual revenue (80 lenders), State (1 lender).',
  );
});
