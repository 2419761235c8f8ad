import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserId } from '@groundwork/contracts';
import { matchingRules } from '@groundwork/engine-matching';
import { sampleProgram } from '../../testing/sample-program.ts';
import type { MatchContext } from './match-context.rules.ts';
import { MatchOrders } from './match-orders.rules.ts';
import { matchingInputOf } from './matching-input.rules.ts';

const programs = [
  sampleProgram('strict', { criteria: { minCreditScore: 700 } }),
  sampleProgram('open'),
  sampleProgram('off', { active: false }),
];
const inputWith = (personalCreditScore: number) =>
  matchingInputOf(
    {
      figures: { personalCreditScore, loanRequestAmount: 60_000 },
      answered: [],
      accounts: [],
      bankRows: null,
    },
    [],
  );
const ownerNumber = (number: number) => `owner ${number}` as UserId;
const contextOf = (change: Partial<MatchContext> = {}) =>
  ({
    userId: ownerNumber(0),
    input: inputWith(655),
    today: '2026-11-24',
    programs,
    rules: matchingRules,
    ...change,
  }) as MatchContext;

let orders: MatchOrders;
beforeEach(() => {
  orders = new MatchOrders();
});

describe('the order of the lenders of an owner', () => {
  it('has all active lenders, and separately those that the owner qualifies for', () => {
    const { all, eligible } = orders.of(contextOf());
    expect(all.map(({ id }) => id)).toEqual(['open', 'strict']);
    expect(eligible.map(({ id }) => id)).toStrictEqual(['open']);
  });

  it('is by band: a lender whose loan she cannot pay comes after one with a lower score', () => {
    const input = matchingInputOf(
      {
        figures: { personalCreditScore: 720, loanRequestAmount: 60_000, operatingCashFlow: 20_000 },
        answered: ['operatingCashFlow', 'monthlyDebtPayments'],
        accounts: [],
        bankRows: null,
      },
      [],
    );
    const short = sampleProgram('short', { minInterestRate: 1, maxInterestRate: 1, maxTermLength: 12 });
    const { eligible } = orders.of(contextOf({ input, programs: [short, ...programs] }));
    expect(eligible.map(({ id }) => id)).toEqual(['open', 'strict', 'short']);
  });

  it('is the same object until an input, the day or the catalog changes', () => {
    const first = orders.of(contextOf());
    expect(orders.of(contextOf({ input: inputWith(655) }))).toBe(first);
    expect(orders.of(contextOf({ today: '2026-11-25' }))).not.toBe(first);
    const better = orders.of(contextOf({ input: inputWith(720) }));
    expect(better.eligible).toHaveLength(2);
    expect(orders.of(contextOf({ input: inputWith(720) }))).toBe(better);
    expect(orders.of(contextOf({ input: inputWith(720), programs: [...programs] }))).not.toBe(better);
  });

  it('is cached for the last 50 owners of a catalog', () => {
    const orderOf = (number: number) => orders.of(contextOf({ userId: ownerNumber(number) }));
    const made = Array.from({ length: 50 }, (_, number) => orderOf(number));
    expect(made.map((order, number) => orderOf(number) === order)).not.toContain(false);
    const first = orders.of(contextOf({ userId: ownerNumber(0), today: '2026-11-25' }));
    expect(orderOf(1)).toBe(made[1]);
    orderOf(50);
    expect(orders.of(contextOf({ userId: ownerNumber(0), today: '2026-11-25' }))).toBe(first);
    expect(orderOf(2)).toBe(made[2]);
    expect(orderOf(1)).not.toBe(made[1]);
  });
});
