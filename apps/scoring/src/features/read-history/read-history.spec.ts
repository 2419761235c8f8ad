import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc, scoreInputReply, scoreStep, type UserId } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import { eventually } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../../../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const history = (userId: UserId, page: { limit?: number; cursor?: string } = {}) =>
  scoring.rpc.call(rpc.scoring.history, { userId, page });

async function ownerOfThreeSteps(): Promise<UserId> {
  const userId = owner();
  for (const [n, total] of [
    [1, 23],
    [2, 38],
    [3, 53],
  ] as const) {
    await scoring.sendDocument(userId, events.documentProcessed, document(n), 2);
    await scoring.settles(userId, total);
  }
  return userId;
}

describe('the history of a score', () => {
  it('of a new owner is empty', async () => {
    expect(await history(owner())).toEqual({ items: [], nextCursor: null });
  });

  it('lists each step with its cause, newest first', async () => {
    const { items } = await history(await ownerOfThreeSteps());
    expect(items.map(({ from, to, change }) => [from, to, change])).toEqual([
      [38, 53, 15],
      [23, 38, 15],
      [0, 23, 23],
    ]);
    for (const step of items) {
      expect(scoreStep.strict().parse(step).cause).toEqual({
        type: 'document',
        documentId: expect.any(String),
      });
    }
  });

  it('comes in pages without gaps', async () => {
    const userId = await ownerOfThreeSteps();
    const first = await history(userId, { limit: 2 });
    expect(first.items).toHaveLength(2);
    const rest = await history(userId, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items]).toEqual((await history(userId)).items);
    expect(rest.nextCursor).toBeNull();
  });

  it('of another owner is unreachable, also by cursor', async () => {
    const userId = await ownerOfThreeSteps();
    const { nextCursor } = await history(userId, { limit: 1 });
    expect(await history(owner(), { cursor: nextCursor ?? '' })).toEqual({ items: [], nextCursor: null });
    await expect(history(userId, { cursor: "' or 1=1" })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the score input', () => {
  it('contains the confirmed zeros, which are reasons to improve', async () => {
    const userId = owner();
    const sentence = async () =>
      (await scoring.scoreOf(userId)).reasons.find(({ code }) => code === 'CR1')?.sentence;
    expect(await sentence()).toBe('Add your personal credit score.');
    await scoring.sendProfile(userId, 1, { personalCreditScore: 0 }, ['personalCreditScore']);
    await eventually(
      () => scoring.rpc.call(rpc.scoring.input, { userId }),
      ({ answered }) => answered.includes('personalCreditScore'),
    );
    expect(await sentence()).toBe('Your answer earns no points yet. Improve it to gain up to 135 points.');
  });

  it('contains figures, accounts, documents and the ruleset version', async () => {
    const userId = await ownerOfThreeSteps();
    await scoring.sendProfile(userId, 1, { personalCreditScore: 760 });
    await scoring.settles(userId, 188);
    const input = await scoring.rpc.call(rpc.scoring.input, { userId });
    expect(scoreInputReply.strict().parse(input)).toMatchObject({
      figures: { personalCreditScore: 760 },
      accounts: [],
      rulesVersion: currentRules.version,
      today: new Date().toISOString().slice(0, 10),
    });
    expect(input.documents).toHaveLength(3);
  });
});
