import { describe, expect, it } from '@jest/globals';
import { contradictingDocument, documents } from '../../gallery/sample-documents.ts';
import { contradictionsOf, formatContradiction } from './contradictions.ts';

const withMismatch = (field: string, profile: string, document: string) => ({
  ...contradictingDocument,
  aiAnalysis: { ...contradictingDocument.aiAnalysis, mismatches: [{ field, profile, document }] },
});

describe('a document that contradicts the profile', () => {
  it('names the figure of the owner and that of the document', () => {
    expect(contradictionsOf(contradictingDocument).map(({ sentence }) => sentence)).toEqual([
      'You entered $640,000. Your Schedule C 2025 says $590,000.',
    ]);
    expect(contradictionsOf(contradictingDocument).map(formatContradiction)).toEqual([
      'Annual revenue, current year: You entered $640,000. Your Schedule C 2025 says $590,000.',
    ]);
  });

  it('shows counts without a currency', () => {
    expect(contradictionsOf(withMismatch('nsfIncidents', '1', '4'))[0]?.sentence).toBe(
      'You entered 1. Your Schedule C 2025 says 4.',
    );
  });

  it('is silent about a blank figure, an unknown field and a document that does not count', () => {
    expect(contradictionsOf(withMismatch('annualRevenueCurrent', '0', '590000'))).toEqual([]);
    expect(contradictionsOf(withMismatch('noSuchField', '1', '590000'))).toEqual([]);
    expect(contradictionsOf({ ...contradictingDocument, status: 'rejected' })).toEqual([]);
    expect(documents.flatMap(contradictionsOf)).toEqual([]);
  });
});
