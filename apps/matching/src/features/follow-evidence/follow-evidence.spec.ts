import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, type FigureWitnessState, type LenderMatch, rpc, type UserId } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import { newOwner, ownerWith, runMatching, strongFigures } from '../../../testing/running-matching.ts';

let matching: RunningService;
beforeAll(async () => {
  matching = await runMatching();
});
afterAll(() => matching.stop());

const witness = (
  field: string,
  value: number,
  { freshUntil = '2099-01-01', grade = 2 }: { freshUntil?: string; grade?: 1 | 2 } = {},
): FigureWitnessState => ({
  id: `bank_rows:${field}`,
  field,
  source: 'bank_rows',
  kind: null,
  value,
  period: { from: '2025-11-01', to: '2026-10-31' },
  freshUntil,
  reviewed: false,
  confidence: 1,
  corrected: false,
  monthGrades: [{ month: '2026-10', grade, withheld: null }],
});

async function follow(userId: UserId, version: number, ...figures: FigureWitnessState[]) {
  await sendEvent(matching.connection, events.evidenceChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion: version,
    data: { witnesses: [], accounts: [], figures },
  });
}
const waitForVersion = (userId: UserId, version: number) =>
  eventually(
    () => matching.query('select version from evidence where user_id = $1', [userId]),
    ([row]) => row?.['version'] === version,
  );

async function matchesOf(userId: UserId): Promise<LenderMatch[]> {
  const page = { limit: 100 };
  const { items } = await matching.rpc.call(rpc.matching.eligible, { userId, page });
  expect(items).toHaveLength(100);
  return items;
}
const proofsOf = async (userId: UserId) => (await matchesOf(userId)).map(({ proof }) => proof);

describe('the proof of a lender match', () => {
  it('counts the criteria that pass on stated and on proven figures', async () => {
    const userId = await ownerWith(matching, strongFigures);
    const before = await matchesOf(userId);
    const proofs = before.map(({ proof }) => proof ?? { proven: -1, stated: -1 });
    expect(proofs.every(({ proven, stated }) => proven >= 0 && proven < stated)).toBe(true);
    await follow(userId, 1, witness('annualRevenueCurrent', strongFigures.annualRevenueCurrent));
    await waitForVersion(userId, 1);
    const after = await matchesOf(userId);
    const gains = after.map(({ proof }, at) => (proof?.proven ?? 0) - (proofs[at]?.proven ?? 0));
    expect([...new Set(gains)].sort()).toEqual([0, 1]);
    expect(after.map((match, at) => ({ ...match, proof: proofs[at] }))).toEqual(before);
    await follow(userId, 2, witness('annualRevenueCurrent', 1));
    await waitForVersion(userId, 2);
    expect(await proofsOf(userId)).toEqual(proofs);
  });

  it.each([
    ['a stale witness', { freshUntil: '2020-01-01' }],
    ['a file that anybody can write', { grade: 1 as const }],
  ])('ignores %s', async (_name, more) => {
    const userId = await ownerWith(matching, strongFigures);
    const before = await proofsOf(userId);
    await follow(userId, 1, witness('annualRevenueCurrent', 9_000_000, more));
    await waitForVersion(userId, 1);
    expect(await proofsOf(userId)).toEqual(before);
  });

  it('follows the newest evidence when events arrive twice, late and out of order', async () => {
    const userId = newOwner();
    await follow(userId, 3, witness('annualRevenueCurrent', 3));
    await waitForVersion(userId, 3);
    await follow(userId, 3, witness('annualRevenueCurrent', 4));
    await follow(userId, 2, witness('annualRevenueCurrent', 2));
    const last = newOwner();
    await follow(last, 1);
    await waitForVersion(last, 1);
    const rows = await matching.query('select version, state from evidence where user_id = $1', [userId]);
    expect(rows).toMatchObject([{ version: 3, state: { figures: [{ value: 3 }] } }]);
  });

  it('marks the criteria whose figures nothing proves, or whose sources differ', async () => {
    const userId = await ownerWith(matching, strongFigures);
    const matches = await matchesOf(userId);
    const marksOf = async (code: string) => {
      for (const { id: lenderId } of matches) {
        const { criteria } = await matching.rpc.call(rpc.matching.get, { userId, lenderId });
        const criterion = criteria.find((each) => each.code === code);
        if (criterion)
          return (({ disputed, unproven, proven }) => ({ disputed, unproven, proven }))(criterion);
      }
      throw new Error(`No lender states ${code}`);
    };
    const field = 'annualRevenueCurrent';
    expect(await marksOf('annualRevenue')).toEqual({ disputed: [], unproven: [field], proven: [] });
    await follow(userId, 1, witness(field, strongFigures[field]));
    await waitForVersion(userId, 1);
    expect(await marksOf('annualRevenue')).toEqual({ disputed: [], unproven: [], proven: [field] });
    await follow(userId, 2, witness(field, 9_000_000, { grade: 1 }));
    await waitForVersion(userId, 2);
    expect(await marksOf('annualRevenue')).toEqual({ disputed: [field], unproven: [field], proven: [] });
    const amount = { disputed: [], unproven: ['loanRequestAmount'], proven: [] };
    expect(await marksOf('amount')).toEqual(amount);
  });
});

it('counts for each figure the lenders with a criterion that reads it', async () => {
  const uses = await matching.rpc.call(rpc.matching.figureUses, { userId: newOwner() });
  const lendersOf = new Map(uses.map(({ field, lenders }) => [field, lenders]));
  const { activeLenders } = await matching.rpc.call(rpc.matching.summary, { userId: newOwner() });
  expect(lendersOf.get('loanRequestAmount')).toBe(activeLenders);
  const credit = `select count(*)::int as count from programmes
    where active and (programme->'criteria'->>'minCreditScore')::int > 0`;
  const [row] = await matching.query(credit, []);
  expect(lendersOf.get('personalCreditScore')).toBe(row?.['count']);
  expect(lendersOf.has('experianBusinessScore')).toBe(false);
});
