import { describe, expect, it } from '@jest/globals';
import { checkCriteriaDocument, matchingRules, shippedFamilies } from '@groundwork/engine-matching';
import { minimalText } from './minimal-document.ts';

const context = { rules: matchingRules, families: shippedFamilies, now: '2026-11-24T00:00:00Z' };

describe('the example of the page', () => {
  it('is valid, and each of its keys is needed', () => {
    const document = JSON.parse(minimalText) as Record<string, unknown>;
    expect(checkCriteriaDocument(document, context)).toMatchObject({ valid: true, errors: [], warnings: [] });
    for (const key of Object.keys(document))
      expect(checkCriteriaDocument({ ...document, [key]: undefined }, context).valid).toBe(false);
  });
});
