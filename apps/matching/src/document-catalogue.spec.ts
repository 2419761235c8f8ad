import { describe, expect, it } from '@jest/globals';
import { byDocumentCategory, documentCategories, documentCreditRule } from '@groundwork/contracts';
import {
  matchingFigures,
  matchingRules,
  computeMeasures,
  programme,
  type Programme,
  createSampleCatalogue,
} from '@groundwork/engine-matching';

const sample = createSampleCatalogue()[0];

describe('what lenders may require, beside the catalogue of documents', () => {
  it.each(documentCategories)('%s can be required', (category) => {
    const asking: Programme = programme.parse({ ...sample, requiredDocuments: { [category]: 1 } });
    expect(asking.requiredDocuments[category]).toBe(1);
  });

  it('counts the ready documents of each category, and of no other', () => {
    const owner = { figures: matchingFigures.parse({}), documents: [], accounts: [] };
    expect(computeMeasures(owner, '2026-11-20', matchingRules).readyDocuments).toEqual(
      byDocumentCategory(() => 0),
    );
  });

  it('withholds credit by the same rule', () => {
    const { withheldSignals, withheldFromFraud } = documentCreditRule;
    expect(matchingRules.documents).toEqual({ withheldSignals, withheldFromFraud });
  });
});
