import { describe, expect, it } from '@jest/globals';
import { type LenderCarry, lenderId } from '@groundwork/contracts';
import { carriedLoans, describeCount, describeMissing } from './carried-loans.ts';

type Kind = LenderCarry['kinds'][number];

const kindOf = (kind: Kind['kind'], parts: Partial<Kind> = {}): Kind => ({
  kind,
  rate: 9,
  termMonths: 60,
  amountComfortable: 177_200,
  amountLimit: 254_300,
  cheapestLenderId: lenderId.parse(`best-${kind}`),
  ...parts,
});

const carryOf = (parts: Partial<LenderCarry>): LenderCarry => ({
  cash: 96_000,
  debt: 2720,
  comfortable: 3680,
  limit: 5280,
  kinds: [],
  missing: [],
  canCarry: 180,
  activeLenders: 1247,
  possible: 214,
  ...parts,
});

describe('the line about lenders', () => {
  it('counts those that could lend, and those that the owner can carry', () => {
    expect(describeCount(carryOf({}))).toBe('214 of 1,247 could lend to you, 180 of them you can carry');
  });

  it('counts no loan to carry while the room is not known, or no lender is certain', () => {
    const line = '214 of 1,247 could lend to you';
    expect(describeCount(carryOf({ comfortable: null, canCarry: 0 }))).toBe(line);
    expect(describeCount(carryOf({ canCarry: 0 }))).toBe(line);
  });

  it('is empty without lenders, and with a server that does not count', () => {
    const { possible: _, ...older } = carryOf({});
    expect([describeCount(carryOf({ activeLenders: 0, possible: 0 })), describeCount(older)]).toEqual([
      null,
      null,
    ]);
  });
});

describe('the loans that an owner can carry', () => {
  it('have their amount and terms, and the one that costs least', () => {
    const loans = carriedLoans(
      carryOf({ kinds: [kindOf('bankTerm'), kindOf('sba', { rate: 8.25, termMonths: 84 })] }),
    );
    expect(loans).toMatchObject([
      { name: 'Bank term loan', amount: 'up to $177,200', terms: 'about 9% over 5 years', costsLeast: false },
      { name: 'SBA loan', terms: 'about 8.25% over 7 years', costsLeast: true },
    ]);
  });

  it('list a kind without a certain lender last, and no kind without room', () => {
    const kinds = [
      kindOf('bankTerm', { cheapestLenderId: null, rate: 5, termMonths: 18 }),
      kindOf('sba'),
      kindOf('line', { amountComfortable: 0 }),
    ];
    expect(carriedLoans(carryOf({ kinds }))).toMatchObject([
      { kind: 'sba', costsLeast: false },
      { kind: 'bankTerm', lenderId: null, terms: 'about 5% over 18 months', costsLeast: false },
    ]);
  });
});

describe('the missing answers', () => {
  it('name the largest set with its first field', () => {
    const missing = [
      { fields: ['loanRequestAmount', 'stateOfIncorporation'], lenders: 214 },
      { fields: ['personalGuarantee'], lenders: 3 },
    ];
    expect(describeMissing(carryOf({ missing }))).toEqual({
      text: 'Loan request amount and State of incorporation decide 214 more lenders.',
      field: 'loanRequestAmount',
    });
    expect(describeMissing(carryOf({ missing: missing.slice(1) }))?.text).toBe(
      'Personal guarantee decides 3 more lenders.',
    );
    expect(describeMissing(carryOf({}))).toBeNull();
  });
});
