import { describe, expect, it } from '@jest/globals';
import type { LenderId, UserId } from '@groundwork/contracts';
import {
  carriedMatcher,
  findQualifyingChanges,
  matchingRules,
  type Program,
  programsOn,
  shippedFamilies,
} from '@groundwork/engine-matching';
import { sampleProgram } from '../../testing/sample-program.ts';
import { lenderNotFound } from '../matching.errors.ts';
import { words } from '../matching.wording.ts';
import { type MatchContext, matchLender } from './match-context.rules.ts';
import { explainedMatch, lenderMatch, priceRules } from './match.view.ts';
import { matchingInputOf } from './matching-input.rules.ts';

const today = '2026-11-24';
const bank = sampleProgram('bank', {
  name: 'Term Loan',
  lenderName: 'Nowhere Bancorp',
  subtype: 'line',
  type: 'sba_preferred',
  maxInterestRate: { primePlus: 4 },
  rating: 4.5,
  reviewCount: 218,
  ncua: '9921',
  contactUrl: 'https://bank.example/apply',
  verifiedOn: '2026-10-05',
  families: ['sba-7a'],
  criteria: { minCreditScore: 700, citizenships: ['us_citizen', 'permanent_resident'] },
});
const advance = sampleProgram('advance', { subtype: 'mca' });
const figures = {
  personalCreditScore: 655,
  citizenship: 'us_citizen',
  loanRequestAmount: 60_000,
  loanTerm: 24,
  loanPurpose: 'equipment',
};
const input = matchingInputOf({ figures, answered: [], accounts: [], bankRows: null }, []);
const owner: MatchContext = {
  userId: '01890000-0000-7000-8000-000000000002' as UserId,
  programs: [advance, bank],
  families: shippedFamilies,
  mode: 'real',
  rules: matchingRules,
  input,
  figures: [],
  countProof: ({ minTermLength }) => ({ proven: minTermLength, stated: 17 }),
  match: carriedMatcher(input, today, matchingRules),
  hasOtherOwners: false,
  today,
  applications: new Map([['bank' as LenderId, 'applied' as const]]),
};
const matchOf = ({ id }: Program) => matchLender(owner, id as LenderId);

describe('a match of a lender', () => {
  it('has each field of the lender from its program', () => {
    expect(lenderMatch(matchOf(bank), owner).lender).toEqual({
      id: 'bank',
      name: 'Nowhere Bancorp: Term Loan',
      type: 'sba_preferred',
      subtype: 'line',
      logoUrl: null,
      contactUrl: 'https://bank.example/apply',
      rating: 4.5,
      reviewCount: 218,
      minLoanAmount: 10_000,
      maxLoanAmount: 500_000,
      minInterestRate: 7.5,
      maxInterestRate: matchingRules.prime.value + 4,
      minTermLength: 12,
      maxTermLength: 84,
      approvalTimeMin: 5,
      approvalTimeMax: 20,
      source: 'their own page',
      sourceDate: '2026-11-01',
      verifiedOn: '2026-10-05',
      sample: false,
      stale: false,
      recordLenderId: 'ncua:9921',
      families: [{ code: 'sba-7a', name: 'SBA 7(a) loan' }],
    });
  });

  it('has the figures of the match, the note of the owner, the proof and the cost', () => {
    const match = matchOf(bank);
    expect(lenderMatch(match, owner)).toMatchObject({
      id: 'bank',
      outcome: 'failing',
      matchScore: match.matchScore,
      qualificationProbability: match.qualificationProbability,
      estimatedRate: match.estimatedRate,
      reasons: match.reasons.map(({ text }) => text),
      application: 'applied',
      proof: { proven: 12, stated: 17 },
      kind: 'sba',
      carryKind: 'sba',
      band: 'unknown',
      word: 'Not known yet: add cash flow and debt',
      cost: { amount: 60_000, termMonths: 24, dailyDebit: null },
      dependsOnOffer: false,
    });
    expect(match.reasons.length).toBeGreaterThan(0);
    expect(lenderMatch(matchOf(advance), owner)).toMatchObject({
      id: 'advance',
      application: null,
      kind: 'lineOrAdvance',
      carryKind: 'advance',
      cost: { dailyDebit: expect.any(Number), apr: null },
      dependsOnOffer: true,
    });
  });

  it('is one of a sample in the catalog of samples only', () => {
    const { lender } = lenderMatch(matchOf(bank), { ...owner, mode: 'sample' });
    expect([lender.sample, lenderMatch(matchOf(bank), { ...owner, mode: 'empty' }).lender.sample]).toEqual([
      true,
      false,
    ]);
  });
});

describe('an explained match', () => {
  const criterion = (code: string, more: Partial<MatchContext> = {}) =>
    explainedMatch(matchOf(bank), { ...owner, ...more }, () => true).criteria.find(
      (each) => each.code === code,
    );

  it('has the requested criteria only', () => {
    const { criteria } = explainedMatch(matchOf(bank), owner, ({ result }) => result === 'fail');
    expect(criteria).toMatchObject([
      { code: 'creditScore', result: 'fail', actual: '655', required: 'at least 700' },
    ]);
    expect(criteria[0]).not.toHaveProperty('wording');
  });

  it('names the rule of the family that is in force for a criterion', () => {
    expect(criterion('citizenship')?.rules).toEqual([
      {
        family: 'sba-7a',
        factId: '7a-owners-2026',
        validFrom: '2026-03-01',
        validTo: null,
        source: 'SBA Policy Notice 5000-876441, Procedural Notice 5000-876626',
        sourceUrl: null,
        note: expect.stringMatching(/^Every owner, of any share/),
        verifiedOn: '2026-11-23',
      },
    ]);
    expect(criterion('creditScore')?.rules).toEqual([]);
  });

  it('explains that a rule about citizens is for the other owners too', () => {
    const because = (code: string, more: Partial<MatchContext>) => criterion(code, more)?.because;
    expect(because('citizenship', { hasOtherOwners: true })).toBe(words.everyOwner);
    expect(because('citizenship', { hasOtherOwners: false })).toBeNull();
    expect(because('citizenship', { hasOtherOwners: true, families: [] })).toBeNull();
    expect(because('creditScore', { hasOtherOwners: true })).toBeNull();
    const noAdvances = sampleProgram('b', {
      families: ['sba-7a'],
      criteria: { refinancesAdvances: false },
    });
    const match = { ...matchOf(bank), programme: noAdvances };
    const [refinancing] = explainedMatch(
      match,
      { ...owner, hasOtherOwners: true },
      ({ code }) => code === 'refinancing',
    ).criteria;
    expect(refinancing?.rules).toMatchObject([{ factId: '7a-advances-2025' }]);
    expect(refinancing?.because).not.toBe(words.everyOwner);
  });

  it('marks a rule without a check, at the criterion and at the price', () => {
    const [small] = programsOn(
      [sampleProgram('s', { families: ['sba-7a-small'], maxTermLength: 240 })],
      shippedFamilies,
      today,
    ) as [Program];
    const long = { ...input, figures: { ...input.figures, loanTerm: 200 } };
    const context = { ...owner, input: long, match: carriedMatcher(long, today, matchingRules) };
    const match = context.match(small);
    const { criteria } = explainedMatch(match, context, ({ code }) => code === 'personalGuarantee');
    const notVerified = expect.stringMatching(/This rule is not yet verified\.$/);
    expect(criteria[0]?.rules).toMatchObject([
      { factId: '7as-guarantee', verifiedOn: null, note: notVerified },
    ]);
    expect(priceRules(match, context)).toMatchObject([
      { factId: '7as-term', verifiedOn: null, note: notVerified },
      { factId: '7as-guaranty-fee-2027', verifiedOn: null, note: notVerified },
    ]);
    expect(match.cost?.fees).toEqual([{ name: 'SBA guaranty fee', amount: 1020, verifiedOn: null }]);
    expect(lenderMatch(match, context).lender).toMatchObject({ minTermLength: 12, maxTermLength: 120 });
  });

  it('has no rule of its price without a fee and with the term that the lender states', () => {
    expect(priceRules(matchOf(advance), owner)).toEqual([]);
  });

  it('names what would qualify, unless the owner is eligible', () => {
    const { changes } = findQualifyingChanges(bank, input, today, matchingRules);
    expect(explainedMatch(matchOf(bank), owner, () => true).whatWouldQualify).toEqual({
      patch: { personalCreditScore: 700 },
      cures: [
        {
          code: 'creditScore',
          label: 'Credit score',
          patch: { personalCreditScore: 700 },
          passesOn: null,
          note: changes[0]?.note,
        },
      ],
    });
    expect(explainedMatch(matchOf(advance), owner, () => true)).toMatchObject({
      outcome: 'eligible',
      whatWouldQualify: null,
    });
  });
});

describe('the lenders of an owner', () => {
  it('are found by their id only', () => {
    expect([matchOf(bank).programme.id, matchOf(advance).programme.id]).toEqual(['bank', 'advance']);
    expect(() => matchLender(owner, 'other' as LenderId)).toThrow(lenderNotFound().message);
  });
});
