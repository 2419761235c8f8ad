import { describe, expect, it } from '@jest/globals';
import { loanKindOf } from './loan-kind.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const [sample] = createSampleCatalog();
const imported = {
  ...sample!,
  type: 'traditional_bank' as const,
  archetype: 'imported',
  subtype: null,
  criteria: {},
};

describe('the kind of a loan', () => {
  const kindsByArchetype = Object.fromEntries(
    createSampleCatalog().map((row) => [row.archetype, loanKindOf(row)]),
  );

  it('is one of four for each archetype of the sample catalog', () => {
    expect(kindsByArchetype).toMatchObject({
      sba_7a_small: 'sba',
      sba_7a_standard: 'sba',
      sba_504: 'sba',
      community_bank_term: 'bankTerm',
      large_bank_term: 'bankTerm',
      online_term: 'bankTerm',
      microloan: 'bankTerm',
      equipment: 'equipment',
      online_line_of_credit: 'lineOrAdvance',
      invoice_factoring: 'lineOrAdvance',
      merchant_cash_advance: 'lineOrAdvance',
    });
  });

  it.each([
    ['Harbor Line of Credit', null, [], 'lineOrAdvance'],
    ['Harbor Capital', 'factoring', [], 'lineOrAdvance'],
    ['Harbor Equipment Finance', null, [], 'equipment'],
    ['Harbor Machines', null, ['equipment'], 'equipment'],
    ['Harbor Machines', null, ['expansion'], 'bankTerm'],
    ['Harbor Machines', 'equipment_lease', [], 'equipment'],
    ['Harbor Lender', 'revolving', [], 'lineOrAdvance'],
    ['Harbor Credit', 'lines_of', [], 'bankTerm'],
    ['Pipeline Bank', null, ['equipment', 'expansion'], 'bankTerm'],
  ] as const)('of an imported program named %s (%s, %j) is %s', (name, subtype, purposes, kind) => {
    const criteria = purposes.length === 0 ? {} : { purposes: [...purposes] };
    expect(loanKindOf({ ...imported, name, subtype, criteria })).toBe(kind);
  });
});
