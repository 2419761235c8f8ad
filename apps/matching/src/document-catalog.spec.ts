import { describe, expect, it } from '@jest/globals';
import { byDocumentCategory, documentCategories, documentCreditRule } from '@groundwork/contracts';
import {
  matchingFigures,
  matchingRules,
  computeMeasures,
  program,
  type Program,
  createSampleCatalog,
} from '@groundwork/engine-matching';

const sample = createSampleCatalog()[0];

describe('the documents that lenders require', () => {
  it.each(documentCategories)('can include %s', (category) => {
    const demandingProgram: Program = program.parse({
      ...sample,
      requiredDocuments: { [category]: 1 },
    });
    expect(demandingProgram.requiredDocuments[category]).toBe(1);
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
