import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ExplainedMatch, type LenderId, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import {
  type Figures,
  newOwner,
  ownerWith,
  runMatching,
  strongFigures,
} from '../../../testing/running-matching.ts';
import { words } from '../../matching.wording.ts';

let matching: RunningService;

beforeAll(async () => {
  matching = await runMatching();
});
afterAll(() => matching.stop());

const planOf = (userId: UserId, lenderId: LenderId) =>
  matching.rpc.call(rpc.matching.plan, { userId, lenderId });
const detailOf = (userId: UserId, lenderId: LenderId) =>
  matching.rpc.call(rpc.matching.get, { userId, lenderId });

async function findLender(userId: UserId, condition: (match: ExplainedMatch) => unknown): Promise<LenderId> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = { limit: 200, ...(cursor && { cursor }) };
    const { items, nextCursor } = await matching.rpc.call(rpc.matching.all, { userId, page });
    const match = items.find(condition);
    if (match) return match.id;
    cursor = nextCursor;
  }
  throw new Error('No lender matches the condition');
}

describe('a plan to a lender', () => {
  it('makes the owner eligible when the owner makes its changes', async () => {
    const before: Figures = { ...strongFigures, personalCreditScore: 590, liquidAssets: 0 };
    const userId = await ownerWith(matching, before);
    const lender = await findLender(
      userId,
      (match) => match.whatWouldQualify?.patch?.['personalCreditScore'],
    );
    const { steps, reachable, readyOn, open } = await planOf(userId, lender);
    expect([reachable, readyOn, open]).toEqual([true, null, []]);
    const credit = steps.find(({ code }) => code === 'creditScore');
    expect(credit).toMatchObject({
      title: expect.stringMatching(/^Credit score: at least \d+$/),
      description: expect.stringMatching(/^Today: 590, \d+ points short\.$/),
      isKnown: true,
      changes: [{ field: 'personalCreditScore', from: 590, to: expect.any(Number) }],
    });
    const changed = steps.flatMap(({ changes }) => changes.map(({ field, to }) => [field, to] as const));
    const improved = await ownerWith(matching, { ...before, ...(Object.fromEntries(changed) as Figures) });
    expect((await detailOf(improved, lender)).outcome).toBe('eligible');
    expect((await planOf(improved, lender)).steps).toEqual([]);
  });

  it('names the criteria that no figure changes, with the steps for the others', async () => {
    const userId = await ownerWith(matching, {
      ...strongFigures,
      personalCreditScore: 310,
      taxLienHistory: 'open',
    });
    const lender = await findLender(userId, ({ criteria }) =>
      ['taxLien', 'creditScore'].every((code) => criteria.some((criterion) => criterion.code === code)),
    );
    const plan = await planOf(userId, lender);
    expect(plan.reachable).toBe(false);
    expect(plan.open).toContainEqual({
      label: 'Tax liens',
      required: 'none open',
      passesOn: null,
      note: 'This must be resolved first: tax lien.',
    });
    expect(plan.steps.map(({ code }) => code)).toContain('creditScore');
  });

  it('names the missing figures of a new owner', async () => {
    const userId = newOwner();
    const { items } = await matching.rpc.call(rpc.matching.all, { userId, page: { limit: 1 } });
    const { steps } = await planOf(userId, items[0]!.id);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.find(({ code }) => code === 'amount')).toMatchObject({
      isKnown: false,
      description: words.plan.unknown,
    });
  });

  it('is not found for an unknown lender', async () => {
    await expect(planOf(newOwner(), 'no-such-lender' as LenderId)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
