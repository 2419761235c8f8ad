import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import {
  eligibleMatches,
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';

let matching: RunningService;
let owner: UserId;

beforeAll(async () => {
  matching = await runMatching();
  owner = await ownerWith(matching, { ...strongFigures, operatingCashFlow: 60_000, ebitda: 0 });
});
afterAll(() => matching.stop());

const carryOf = (userId: UserId) => matching.rpc.call(rpc.matching.carry, { userId });

describe('what an owner can carry', () => {
  it('has the room, and the lenders of the list', async () => {
    const { cash, debt, comfortable, limit, kinds, canCarry, activeLenders, possible } = await carryOf(owner);
    const matches = await eligibleMatches(matching, owner);
    expect([cash, debt]).toEqual([60_000, 0]);
    expect([comfortable, limit]).toEqual([4000, 5000]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['bankTerm', 'sba', 'equipment', 'line']);
    for (const { kind, rate, termMonths, cheapestLenderId } of kinds) {
      const ofKind = matches.filter(({ carryKind }) => carryKind === kind);
      expect(ofKind.length).toBeGreaterThan(0);
      expect(ofKind[0]).toMatchObject({ estimatedRate: rate, cost: { termMonths } });
      const least = Math.min(...ofKind.map(({ estimatedRate }) => estimatedRate));
      expect(ofKind.find(({ id }) => id === cheapestLenderId)?.estimatedRate).toBe(least);
    }
    expect(canCarry).toBe(matches.filter(({ band }) => band === 'can-carry').length);
    expect(await summaryOf(matching, owner)).toMatchObject({ canCarry, activeLenders });
    expect(possible).toBeGreaterThanOrEqual(matches.length);
    expect(possible).toBeLessThan(Number(activeLenders));
  });

  it('has no praise for a loan that she cannot pay: it is last and has at most 49', async () => {
    const matches = await eligibleMatches(matching, owner);
    const bands = matches.map(({ band }) => band);
    const first = bands.indexOf('too-much');
    expect(first).toBeGreaterThan(0);
    expect(new Set(bands.slice(first))).toEqual(new Set(['too-much']));
    expect(Math.max(...matches.slice(first).map(({ matchScore }) => matchScore))).toBeLessThanOrEqual(49);
    for (const { band, cost } of matches.slice(first)) {
      expect([band, Number(cost?.coverageAfter) < 1]).toEqual(['too-much', true]);
    }
  });

  it('is not known for a new owner, who reads which answers decide most lenders', async () => {
    const { missing, kinds, activeLenders, possible, outlooks, ...figures } = await carryOf(newOwner());
    expect([possible, Number(activeLenders) > 1000]).toEqual([activeLenders, true]);
    expect(figures).toEqual({ cash: null, debt: null, comfortable: null, limit: null, canCarry: 0 });
    expect(outlooks?.map(({ eligible }) => eligible)).toEqual(outlooks?.map(() => 0));
    expect(kinds.map(({ amountLimit, cheapestLenderId }) => [amountLimit, cheapestLenderId])).toEqual(
      kinds.map(() => [null, null]),
    );
    expect(missing.length).toBeGreaterThan(1);
    const counts = missing.map(({ lenders }) => lenders);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(missing.every(({ fields }) => fields.includes('loanRequestAmount'))).toBe(true);
  });
});
