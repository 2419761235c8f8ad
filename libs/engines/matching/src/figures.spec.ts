import { describe, expect, it } from '@jest/globals';
import { TYPICAL, goldenLenders, ownerNamed } from '../testing/golden.ts';
import { matchingFigures, matchingInput } from './figures.ts';
import { rankMatches } from './match.ts';
import { matchingRules } from './rulesets.ts';

const FORBIDDEN = [
  'maritalStatus',
  'dependents',
  'dateOfBirth',
  'fullName',
  'middleName',
  'legalBusinessName',
  'dbaName',
  'currentAddress',
  'previousAddress',
  'businessAddress',
  'mailingAddress',
  'otherIncomeSource',
  'email',
  'secondaryEmail',
  'businessEmail',
  'phone',
  'secondaryPhone',
  'businessPhone',
  'ssn',
  'ein',
];

const fields = Object.keys(matchingFigures.shape);

describe('figures that matching reads', () => {
  it.each(FORBIDDEN)('never include %s', (field) => {
    expect(fields).not.toContain(field);
  });

  it('drop every other field of a profile', () => {
    const profile = {
      ...Object.fromEntries(FORBIDDEN.map((field) => [field, 'x'])),
      personalCreditScore: 700,
    };
    expect(Object.keys(matchingFigures.parse(profile)).sort()).toEqual([...fields].sort());
  });

  it('are blank where the profile is: 0, empty text, false, not answered', () => {
    const blank = new Set(Object.values(matchingFigures.parse({})));
    expect(blank).toEqual(new Set([0, '', false, null]));
  });

  it('reject a date in another format', () => {
    expect(matchingFigures.safeParse({ dateStarted: '11/20/2020' }).success).toBe(false);
  });

  it.each(['us_citizen', 'work_visa', 'other'])(
    'give the same matches for citizenship %s at lenders that do not state it',
    (citizenship) => {
      const silent = goldenLenders.filter((lender) => lender.criteria.citizenships === undefined);
      const owner = ownerNamed(TYPICAL);
      const other = { ...owner, figures: { ...owner.figures, citizenship } };
      expect(silent).toHaveLength(goldenLenders.length - 1);
      expect(rankMatches(silent, other, '2026-11-20', matchingRules)).toEqual(
        rankMatches(silent, owner, '2026-11-20', matchingRules),
      );
    },
  );

  it('include a document without an analysis', () => {
    const waiting = { category: 'tax_documents', status: 'pending', sha256: 'a' };
    const parsed = matchingInput.parse({ figures: {}, documents: [waiting], accounts: [] });
    expect(parsed.documents[0]).toMatchObject({ fraudScore: null, signals: [] });
  });
});
