import { describe, expect, it } from '@jest/globals';
import { byDocumentCategory, documentCatalog, documentCreditRule } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';

const { slots, ...credit } = currentRules.documents;

describe('the ruleset in force and the document catalog', () => {
  it('have the same number of slots for each category', () => {
    const counts = Object.entries(slots).map(([category, places]) => [category, places.length]);
    expect(Object.fromEntries(counts)).toEqual(
      byDocumentCategory((category) => documentCatalog[category].slots),
    );
  });

  it('credit a document by the same rule', () => {
    expect(credit).toEqual({
      refusedSignals: documentCreditRule.withheldSignals,
      refusedFromFraud: documentCreditRule.withheldFromFraud,
      halvedFromFraud: documentCreditRule.halvedFromFraud,
      halvedBelowConfidence: documentCreditRule.halvedBelowConfidence,
    });
  });
});
