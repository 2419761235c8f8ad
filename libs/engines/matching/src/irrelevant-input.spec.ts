import { describe, expect, it } from '@jest/globals';
import { cases } from '@groundwork/test-data/cases';
import fc from 'fast-check';
import { goldenLenders } from '../testing/golden.ts';
import { figures } from '../testing/random-figures.ts';
import { matchingInput } from './figures.ts';
import { rankMatches } from './match.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalog } from './sample-catalog.ts';

const TODAY = '2026-11-20';
const profiles = cases(1000);

/** Every twenty-ninth program: all archetypes remain, and the test is quick. */
const lenders = [...goldenLenders, ...createSampleCatalog().filter((row) => row.rowNumber % 29 === 0)];

const document = fc.record({
  category: fc.constantFrom('tax_documents', 'bank_statements', 'financial_reports'),
  status: fc.constantFrom('processed', 'verified', 'pending'),
  fraudScore: fc.constantFrom(null, 0, 0.2, 0.5),
  sha256: fc.constantFrom('a', 'b', 'c', 'd'),
});
const account = fc.record({ accountType: fc.constantFrom('checking', 'line_of_credit') });
const owner = fc.record({
  figures,
  documents: fc.array(document, { maxLength: 6 }),
  accounts: fc.array(account, { maxLength: 3 }),
});

const personal = fc.record({
  maritalStatus: fc.constantFrom('single', 'married', 'widowed'),
  dependents: fc.nat(9),
  dateOfBirth: fc.constantFrom('1950-01-01', '1999-12-31'),
  fullName: fc.string(),
  legalBusinessName: fc.string(),
  currentAddress: fc.string(),
  previousAddress: fc.string(),
  businessAddress: fc.string(),
  otherIncomeSource: fc.string(),
  email: fc.string(),
  phone: fc.string(),
});

const matchesOf = (input: object, programs = lenders) =>
  rankMatches(programs, matchingInput.parse(input), TODAY, matchingRules);

describe(`matches of ${profiles} random owners`, () => {
  it('do not depend on the order of lenders, documents and accounts', () => {
    fc.assert(
      fc.property(owner, fc.nat(), (one, turns) => {
        const reorder = <T>(list: readonly T[]): T[] => {
          const at = turns % (list.length + 1);
          return [...list.slice(at), ...list.slice(0, at)].reverse();
        };
        const other = { ...one, documents: reorder(one.documents), accounts: reorder(one.accounts) };
        expect(matchesOf(other, reorder(lenders))).toEqual(matchesOf(one));
      }),
      { numRuns: profiles },
    );
  });

  it('do not depend on fields that must never count', () => {
    fc.assert(
      fc.property(owner, personal, (one, about) => {
        expect(matchesOf({ ...one, figures: { ...about, ...one.figures } })).toEqual(matchesOf(one));
      }),
      { numRuns: profiles },
    );
  });
});
