import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type DocumentCategory,
  events,
  type MilestoneStep,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const planOf = (userId: UserId, target: number) => scoring.rpc.call(rpc.scoring.plan, { userId, target });

async function carryOut(
  userId: UserId,
  { figures, documents, connectsAccount }: MilestoneStep,
): Promise<void> {
  const { ein, businessLicense, ...rest } = figures;
  const flags = { hasEin: ein === true, hasBusinessLicense: businessLicense === true };
  await scoring.sendProfile(userId, 2, { personalGuarantee: true, ...rest, ...flags });
  if (connectsAccount) await scoring.sendAccounts(userId, 1, [0]);
  for (const [category, ready] of Object.entries(documents)) {
    for (let n = 0; n < ready; n += 1) {
      const uploaded = { category: category as DocumentCategory, sha256: `${category} ${n}` };
      await scoring.sendDocument(userId, events.documentProcessed, document(n, uploaded), 2);
    }
  }
}

describe('a plan to a score', () => {
  it('comes true when its steps are carried out', async () => {
    const userId = owner();
    await scoring.sendProfile(userId, 1, { personalGuarantee: true });
    await scoring.settles(userId, 8);
    const { steps, scoreNow, scoreThen, reachable, milestoneStep } = await planOf(userId, 100);
    expect([scoreNow, reachable]).toEqual([8, true]);
    expect(scoreThen).toBeGreaterThanOrEqual(100);
    expect(steps.at(-1)?.scoreAfter).toBe(scoreThen);
    await carryOut(userId, milestoneStep!);
    expect((await scoring.settles(userId, scoreThen)).totalScore).toBe(scoreThen);
    expect(await planOf(userId, 100)).toMatchObject({ steps: [], scoreNow: scoreThen, reachable: true });
  });

  it('leaves out dismissed recommendations, and names them', async () => {
    const userId = owner();
    const before = await planOf(userId, 30);
    const [first] = before.steps;
    const advice = await scoring.rpc.call(rpc.scoring.recommendations, { userId });
    const dismissed = advice.find(({ code }) => code === first?.code)!;
    await scoring.rpc.call(rpc.scoring.dismiss, { ...actingForSelf(userId), recommendationId: dismissed.id });
    const after = await planOf(userId, 30);
    expect(after.steps.map(({ code }) => code)).not.toContain(dismissed.code);
    expect([before.leftOut, after.leftOut]).toEqual([[], [dismissed.title]]);
    expect(after.reachable).toBe(true);
  });

  it('returns the best reachable score when the goal is out of reach', async () => {
    const { reachable, scoreThen, questions } = await planOf(owner(), 1000);
    expect(reachable).toBe(false);
    expect(scoreThen).toBeLessThan(1000);
    expect(questions).toContain('Add your credit balances');
    expect(new Set(questions).size).toBe(questions.length);
  });
});

it('the changes a lender needs are scored over the current input', async () => {
  const userId = owner();
  await scoring.sendProfile(userId, 1, { personalGuarantee: true });
  await scoring.settles(userId, 8);
  const changes = [
    { code: 'creditScore', isKnown: false, figures: { personalCreditScore: 760 } },
    { code: 'monthlyDeposits', isKnown: true, figures: { monthlyDeposits: 5_000 } },
  ];
  const walk = await scoring.rpc.call(rpc.scoring.walk, { userId, changes });
  expect(walk).toMatchObject({ scoreNow: 8, scoreThen: 143, estimatedCost: 0, timeToImplement: '1 hour' });
  expect(walk.steps).toMatchObject([
    { code: 'creditScore', effort: 'low', points: 135, scoreAfter: 143 },
    { code: 'monthlyDeposits', effort: null, points: 0, scoreAfter: 143 },
  ]);
});
