import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { goldenLenders } from '../testing/golden.ts';
import { figures } from '../testing/random-figures.ts';
import { matchingInput } from './figures.ts';
import { rankMatches } from './match.ts';
import { matchingRules } from './rulesets.ts';
import { createSampleCatalogue } from './sample-catalogue.ts';

const TODAY = '2026-11-20';
const profiles = 1000;

/** Every twenty-ninth programme keeps all archetypes and stays quick. */
const lenders = [...goldenLenders, ...createSampleCatalogue().filter((row) => row.rowNumber % 29 === 0)];

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

const found = (input: object, programmes = lenders) =>
  rankMatches(programmes, matchingInput.parse(input), TODAY, matchingRules);

describe(`over ${profiles} random owners`, () => {
  it('the order of lenders, documents and accounts does not matter', () => {
    fc.assert(
      fc.property(owner, fc.nat(), (one, turns) => {
        const turned = <T>(list: readonly T[]): T[] => {
          const at = turns % (list.length + 1);
          return [...list.slice(at), ...list.slice(0, at)].reverse();
        };
        const other = { ...one, documents: turned(one.documents), accounts: turned(one.accounts) };
        expect(found(other, turned(lenders))).toEqual(found(one));
      }),
      { numRuns: profiles },
    );
  });

  it('what must never count changes nothing', () => {
    fc.assert(
      fc.property(owner, personal, (one, about) => {
        expect(found({ ...one, figures: { ...about, ...one.figures } })).toEqual(found(one));
      }),
      { numRuns: profiles },
    );
  });
});
