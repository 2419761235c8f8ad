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

describe('the documents that lenders require', () => {
  it.each(documentCategories)('can include %s', (category) => {
    const demandingProgramme: Programme = programme.parse({
      ...sample,
      requiredDocuments: { [category]: 1 },
    });
    expect(demandingProgramme.requiredDocuments[category]).toBe(1);
  });

  it('are counted in each category of the document catalog and in no other', () => {
    const owner = { figures: matchingFigures.parse({}), documents: [], accounts: [] };
    expect(computeMeasures(owner, '2026-11-20', matchingRules).readyDocuments).toEqual(
      byDocumentCategory(() => 0),
    );
  });

  it('lose credit by the same rule as in the document catalog', () => {
    const { withheldSignals, withheldFromFraud } = documentCreditRule;
    expect(matchingRules.documents).toEqual({ withheldSignals, withheldFromFraud });
  });
});
