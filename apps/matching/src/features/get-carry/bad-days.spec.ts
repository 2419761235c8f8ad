import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import {
  eligibleMatches,
  type Figures,
  ownerWith,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';

const paid: Figures = { ...strongFigures, operatingCashFlow: 60_000, ebitda: 0, monthlyDebtPayments: 1000 };
const room = { cash: 60_000, debt: 1000, comfortable: 3000, limit: 4000 };
const carryOf = (matching: RunningService, userId: UserId) =>
  matching.rpc.call(rpc.matching.carry, { userId });

describe('what an owner with unusual answers can carry', () => {
  let matching: RunningService;
  beforeAll(async () => {
    matching = await runMatching();
  });
  afterAll(() => matching.stop());
  const ownerSaying = (more: Figures) => ownerWith(matching, { ...paid, ...more });

  it.each([0, 1, 1e12])('has the same room and no lender for an amount of %d', async (loanRequestAmount) => {
    const userId = await ownerSaying({ loanRequestAmount });
    expect(await carryOf(matching, userId)).toMatchObject({ ...room, canCarry: 0 });
    expect(await eligibleMatches(matching, userId)).toEqual([]);
    expect(await summaryOf(matching, userId)).toMatchObject({ matchedLenders: 0, canCarry: 0 });
  });

  it('has no room with negative cash, and no lender is praised', async () => {
    const userId = await ownerSaying({ operatingCashFlow: -50_000, ebitda: -10 });
    expect(await carryOf(matching, userId)).toMatchObject({
      cash: 0,
      comfortable: 0,
      limit: 0,
      canCarry: 0,
    });
    const bands = new Set((await eligibleMatches(matching, userId)).map(({ band }) => band));
    expect([...bands].every((band) => band === 'too-much' || band === 'unknown')).toBe(true);
  });

  it.each([1, 600])('prices a term of %d months inside the range of each program', async (loanTerm) => {
    const userId = await ownerSaying({ loanTerm });
    const matches = await eligibleMatches(matching, userId);
    expect(matches.length).toBeGreaterThan(0);
    const outside = matches.filter(({ cost, carryKind, lender }) => {
      const months = cost?.termMonths ?? lender.minTermLength;
      const least = carryKind === 'line' ? lender.maxTermLength : lender.minTermLength;
      return months < Math.min(least, lender.maxTermLength) || months > lender.maxTermLength;
    });
    expect(outside.map(({ id }) => id)).toEqual([]);
  });
});

describe('a site without a catalog', () => {
  let matching: RunningService;
  beforeAll(async () => {
    matching = await runMatching(undefined, {}, { sampleData: false });
  });
  afterAll(() => matching.stop());

  it('has the room of an owner, and no kind, lender or question', async () => {
    const userId = await ownerWith(matching, paid);
    expect(await carryOf(matching, userId)).toMatchObject({
      ...room,
      canCarry: 0,
      activeLenders: 0,
      possible: 0,
      missing: [],
    });
    expect(await eligibleMatches(matching, userId)).toEqual([]);
  });
});
