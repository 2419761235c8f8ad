import { describe, expect, it } from '@jest/globals';
import { proofActs, subcategoriesOf } from '@groundwork/contracts';
import { categoryOfAct } from './act-category.ts';

describe('the category of a document that proves', () => {
  it('has the document, and is absent for bank rows', () => {
    const reports = proofActs.filter((act) =>
      (subcategoriesOf.financial_reports as readonly string[]).includes(act),
    );
    expect(reports).toHaveLength(3);
    expect(reports.map((act) => categoryOfAct[act])).toEqual(reports.map(() => 'financial_reports'));
    expect(categoryOfAct.tax_return).toBe('tax_documents');
    expect([categoryOfAct.bank_3, categoryOfAct.bank_12]).toEqual([null, null]);
  });
});
