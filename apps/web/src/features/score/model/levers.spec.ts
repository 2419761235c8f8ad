import { describe, expect, it } from '@jest/globals';
import type { ScoreInputReply } from '@groundwork/contracts';
import { currentRules, score } from '@groundwork/engine-scoring';
import fc from 'fast-check';
import { fullScore, inputReply } from '../../../gallery/sample-score.ts';
import { applyLevers, leverNames, listLevers, type LeverName, type LeverValues } from './levers.ts';
import { toEngineInput } from '#shared/score/engine-input.ts';

type Account = ScoreInputReply['accounts'][number];

const account = (accountType: Account['accountType'], averageBalanceCents: number): Account => ({
  accountId: `account-${accountType}` as Account['accountId'],
  accountType,
  currentBalanceCents: 0,
  averageBalanceCents,
});
const reply: ScoreInputReply = { ...inputReply, accounts: [account('checking', 1_750_000)] };
const totalWith = (values: LeverValues, from = reply) =>
  score(applyLevers(toEngineInput(from), values), from.today, currentRules).totalScore;
const lever = (name: LeverName, from = reply) =>
  listLevers(toEngineInput(from), currentRules).find((each) => each.name === name)!;

describe('the bank balance of the slider', () => {
  const balanceWith = (...accounts: Account[]) =>
    lever('averageBalance', { ...reply, figures: { ...reply.figures, averageBankBalance: 100 }, accounts })
      .value;

  it('adds the deposit accounts, and no credit account', () => {
    expect(balanceWith(account('checking', 30_000), account('savings', 12_000))).toBe(420);
    expect(balanceWith(account('checking', 30_000), account('line_of_credit', 900_000))).toBe(300);
  });

  it('counts the current balance of an account without an average', () => {
    expect(balanceWith({ ...account('checking', 0), currentBalanceCents: 50_000 })).toBe(500);
    expect(balanceWith({ ...account('checking', 20_000), currentBalanceCents: 50_000 })).toBe(200);
  });

  it('is the entered balance if it is higher', () => {
    expect(balanceWith(account('checking', 9000))).toBe(100);
  });
});

describe('what if', () => {
  it('begins with exactly the score of the service', () => {
    expect(totalWith({})).toBe(fullScore.totalScore);
  });

  it('changes only the moved figure', () => {
    const input = toEngineInput(reply);
    const { figures, ...rest } = applyLevers(input, { creditScore: 760 });
    expect(figures).toEqual({ ...input.figures, personalCreditScore: 760 });
    expect(rest).toEqual({
      accounts: input.accounts,
      documents: input.documents,
      unanswered: input.unanswered,
    });
  });

  it('has five sliders that begin at the owner’s figures', () => {
    const levers = listLevers(toEngineInput(reply), currentRules);
    expect(levers.map(({ name, value }) => [name, value])).toEqual([
      ['utilization', 41],
      ['creditScore', 712],
      ['monthlyDebt', 2100],
      ['loanRequest', 150_000],
      ['averageBalance', 18_000],
    ]);
    for (const { value, min, max, marks } of levers) {
      expect(value >= min && value <= max).toBe(true);
      expect(marks.every((mark) => mark > min && mark < max)).toBe(true);
    }
    expect(lever('utilization').marks).toEqual([10, 30, 50, 75]);
  });

  it('has a unit, an end and a step for each slider', () => {
    const levers = listLevers(toEngineInput(reply), currentRules);
    expect(levers.map(({ name, unit, max, step }) => [name, unit, max, step])).toEqual([
      ['utilization', 'percent', 100, 1],
      ['creditScore', 'points', 850, 1],
      ['monthlyDebt', 'dollars', 5000, 10],
      ['loanRequest', 'dollars', 300_000, 600],
      ['averageBalance', 'dollars', 50_000, 100],
    ]);
    const figures = { ...reply.figures, monthlyDebtPayments: 3120, currentCreditBalances: 90_000 };
    expect(lever('monthlyDebt', { ...reply, figures })).toMatchObject({ max: 7000, step: 14 });
    expect(lever('utilization', { ...reply, figures }).max).toBe(150);
    expect(lever('utilization', { ...reply, figures: {} })).toMatchObject({ value: 0, max: 100 });
  });

  it('marks the bands of the rules between its first step and its end', () => {
    expect(lever('averageBalance').marks).toContain(25_000);
    expect(lever('creditScore').marks).toContain(760);
    const criteria = currentRules.criteria.map((criterion) => {
      if (criterion.measure !== 'creditUtilisation') return criterion;
      const { scale } = criterion;
      const bands = [1, 2, 99, 100].map((threshold) => ({ ...scale.bands[0]!, threshold }));
      return { ...criterion, scale: { ...scale, bands } };
    });
    const [utilization] = listLevers(toEngineInput(reply), { ...currentRules, criteria });
    expect(utilization?.marks).toEqual([2, 99]);
  });

  it('moves the card balances by the percentage of the limits', () => {
    const { figures } = applyLevers(toEngineInput(reply), { utilization: 30 });
    expect([figures.totalCreditLimits, figures.currentCreditBalances]).toEqual([60_000, 18_000]);
  });

  it('replaces the balances of the accounts', () => {
    const { figures, accounts } = applyLevers(toEngineInput(reply), { averageBalance: 900 });
    expect(figures.averageBankBalance).toBe(900);
    expect(accounts).toEqual([{ accountType: 'checking', currentBalance: 0, averageBalance: 0 }]);
  });

  it('marks the values that the owner did not enter', () => {
    const enteredOf = (from: ScoreInputReply) =>
      listLevers(toEngineInput(from), currentRules).map(({ isKnown }) => isKnown);
    const blank: ScoreInputReply = { ...inputReply, figures: {} };
    expect(enteredOf(reply)).toEqual([true, true, true, true, true]);
    expect(enteredOf(blank)).toEqual([false, false, false, false, false]);
    const noLoans = { hasExistingLoansAnswer: true, noLoansStated: true };
    expect(enteredOf({ ...blank, figures: { totalCreditLimits: 9000, ...noLoans } })).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
    const balances = { totalCreditLimits: 9000, currentCreditBalances: 90 };
    expect(enteredOf({ ...blank, figures: balances })[0]).toBe(true);
    expect(enteredOf({ ...blank, accounts: [account('checking', 0)] }).at(-1)).toBe(true);
  });

  it('treats a confirmed 0 as an entry', () => {
    const answered = ['monthlyDebtPayments', 'averageBankBalance'];
    const confirmed = listLevers(toEngineInput({ ...inputReply, figures: {}, answered }), currentRules);
    expect(confirmed.map(({ isKnown }) => isKnown)).toEqual([false, false, true, false, true]);
  });

  it('names the missing figure of a slider without effect', () => {
    expect(lever('utilization').missing).toBeUndefined();
    expect(lever('utilization', { ...reply, figures: {} }).missing).toMatch(/credit limits/);
  });

  it.each([
    ['monthlyDebt', 'monthlyDebtPayments'],
    ['utilization', 'currentCreditBalances'],
  ] as const)('treats a %s that the owner moves to 0 as an answer', (name, field) => {
    const blank = { ...reply, figures: { ...reply.figures, [field]: 0 } };
    expect(totalWith({ [name]: 0 }, blank)).toBeGreaterThan(totalWith({}, blank));
  });

  it('moves the balance below and above the sum of the accounts', () => {
    expect(totalWith({ averageBalance: 1000 })).toBeLessThan(totalWith({}));
    expect(totalWith({ averageBalance: 26_000 })).toBeGreaterThan(totalWith({}));
  });

  it('never falls after a better figure, for any values of the others', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const better: Record<LeverName, 1 | -1> = {
      utilization: -1,
      creditScore: 1,
      monthlyDebt: -1,
      loanRequest: -1,
      averageBalance: 1,
    };
    const at = (name: LeverName, part: number) => {
      const { min, max } = lever(name);
      // A request of 0 is a blank, and no small request.
      return Math.max(name === 'loanRequest' ? 1 : 0, Math.round(min + part * (max - min)));
    };
    fc.assert(
      fc.property(fc.constantFrom(...leverNames), share, share, share, share, (name, a, b, others, rest) => {
        const base = Object.fromEntries(leverNames.map((each, i) => [each, at(each, i % 2 ? others : rest)]));
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((part) => at(name, part));
        const [worse, good] = better[name] === 1 ? [low, high] : [high, low];
        expect(totalWith({ ...base, [name]: good })).toBeGreaterThanOrEqual(
          totalWith({ ...base, [name]: worse }),
        );
      }),
    );
  });
});
