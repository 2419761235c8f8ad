import { describe, expect, it } from '@jest/globals';
import { scoringFigures } from '../figures.ts';
import { adviceOn, ownerWith } from '../../testing/owners.ts';

const bank = { averageBankBalance: 900 };
const unanswered = ['nsfIncidents', 'overdraftHistory', 'personalGuarantee', 'currentCreditBalances'];

describe('the advice about an open question', () => {
  it.each([
    ['RA5', bank, 'Add your number of bounced payments', 18, 'up to +18 points, depending on the figure.'],
    [
      'RA6',
      bank,
      'Answer the question about your overdraft record',
      10,
      'up to 10 points, depending on your answer.',
    ],
    [
      'CR2',
      { totalCreditLimits: 7000 },
      'Add your credit balances',
      45,
      'up to +45 points, depending on the figure.',
    ],
  ])('requests the answer of %s although its default is the best one', (code, profile, title, most, gain) => {
    expect(adviceOn(code, ownerWith(profile, { unanswered }))).toMatchObject({
      title,
      description: expect.stringMatching(new RegExp(`^A.* You gain ${gain.replaceAll(/[+.]/g, '\\$&')}$`)),
      impact: 0,
      mostImpact: most,
      certainty: 'upTo',
      patch: null,
      effort: 'low',
    });
    expect(adviceOn(code, ownerWith(profile))).toBeUndefined();
  });

  it('requests the guarantee without a promise, and offers it after a no', () => {
    const open = adviceOn('RA11', ownerWith({}, { unanswered }));
    expect(open).toMatchObject({
      title: 'Answer the question about your personal guarantee',
      description: 'Not answered yet. You gain up to 8 points, depending on your answer.',
      impact: 8,
      mostImpact: 8,
      certainty: 'upTo',
      patch: { personalGuarantee: true },
    });
    expect(adviceOn('RA11', ownerWith({}))).toMatchObject({
      title: 'Offer a personal guarantee',
      certainty: 'exact',
    });
  });

  it('names the bank balance too while bounced payments cannot count', () => {
    const open = { unanswered: [...unanswered, 'averageBankBalance'] };
    expect(adviceOn('RA5', ownerWith({}, open))?.description).toContain('your average bank balance');
    const counted = { unanswered: ['averageBankBalance'] };
    expect(adviceOn('RA5', ownerWith({}, counted))?.title).toMatch(/^Add your average bank balance/);
  });
});

describe('the advice about a confirmed zero', () => {
  it.each([
    ['BF3', 'annualRevenueCurrent', /^Grow your annual revenue to \$/],
    ['RA12', 'recurringRevenuePercent', /^Raise your recurring revenue to /],
  ])('of %s is an improvement, and not an entry', (code, field, title) => {
    const others = Object.keys(scoringFigures.shape).filter((name) => name !== field);
    const advice = adviceOn(code, ownerWith({}, { unanswered: others }));
    expect(advice).toMatchObject({ title: expect.stringMatching(title), certainty: 'exact' });
    expect(advice?.description).toMatch(/^Your answer earns no points yet\. At .* you gain /);
    const open = adviceOn(code, ownerWith({}, { unanswered: [...others, field] }));
    expect([open?.title.slice(0, 9), open?.description.slice(0, 4)]).toEqual(['Add your ', 'Add ']);
  });

  it.each([
    ['BF9', 'debtToEquityRatio'],
    ['RA3', 'largestCustomerPercent'],
  ])('of %s is still an entry, because no figure can be 0', (code) => {
    expect(adviceOn(code, ownerWith({}, { unanswered: [] }))?.title).toMatch(/^Add your /);
  });
});

describe('the advice that needs another figure first', () => {
  it.each([
    ['CR2', {}, 'Check your credit limits', 'You answered 0. At 0, “Credit utilization” earns no points.'],
    [
      'BF8',
      {},
      'Check your annual operating expenses',
      'You answered 0. At 0, “Months of working capital” earns no points.',
    ],
    ['RA5', {}, 'Check your average bank balance to count bounced payments', /^You answered 0\. At 0, /],
    ['RA8', {}, 'Check your loan request amount to count your liquid assets', /^You answered 0\. At 0, /],
  ])('%s checks a confirmed zero, and does not request it again', (code, profile, title, description) => {
    const expected = typeof description === 'string' ? description : expect.stringMatching(description);
    const advice = adviceOn(code, ownerWith(profile, { unanswered: [] }));
    expect(advice).toMatchObject({ title, description: expected, impact: 0, certainty: 'none', patch: null });
  });

  it('requests only the figures that are still open', () => {
    const open = adviceOn('BF2', ownerWith({}, { unanswered: ['loanRequestAmount', 'existingLoans'] }));
    expect(open?.title).toBe('Add your loan request amount');
    expect(open?.description).toMatch(/^You answered 0 for annual revenue\. Until .* earns no points\.$/);
    expect(adviceOn('BF2', ownerWith({}))?.title).toMatch(
      /^Add your loan request amount and annual revenue$/,
    );
  });

  it('requests the debt payments also of an owner who names a loan', () => {
    const owner = { annualRevenueCurrent: 900, ebitda: 50, existingLoans: 'a loan' };
    const advice = adviceOn('BF1', ownerWith(owner, { unanswered: ['monthlyDebtPayments'] }));
    expect(advice).toMatchObject({ title: 'Add your monthly debt payments', mostImpact: 42, impact: 0 });
    expect(adviceOn('BF1', ownerWith({ ...owner, existingLoans: '' }))).toBeUndefined();
  });
});
