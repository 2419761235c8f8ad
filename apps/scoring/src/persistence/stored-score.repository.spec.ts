import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userId as asUserId } from '@groundwork/contracts';
import { createTestDatabase, type TestDatabase } from '@groundwork/testing';
import { describeScore } from '../features/get-score/get-score.query.ts';
import { scoringDatabase } from './database.ts';
import { scoreChangeSchema } from './score.schema.ts';
import { readStoredScore } from './stored-score.repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(scoringDatabase);
});

afterAll(() => database.drop());

const since = new Date('2026-05-01T12:00:00Z');

/** Each change as the day it happened and the score it led to. */
async function ownerWith(changes: [day: string, to: number][]) {
  const userId = asUserId.parse(randomUUID());
  const { manager } = database.dataSource;
  await manager.query('insert into owners (user_id) values ($1)', [userId]);
  let fromTotal = 0;
  for (const [day, toTotal] of changes) {
    const cause = { type: 'profile' as const };
    await manager.insert(scoreChangeSchema, {
      id: randomUUID(),
      userId,
      at: new Date(day),
      fromTotal,
      toTotal,
      cause,
    });
    fromTotal = toTotal;
  }
  return userId;
}

describe('the change of the last thirty days', () => {
  it.each<[string, [string, number][], number]>([
    ['of an owner without history', [], 0],
    ['of an owner younger than that: since the first score', [['2026-05-10T00:00:00Z', 300]], 300],
    [
      'is the score now less the score then',
      [
        ['2026-01-01T00:00:00Z', 200],
        ['2026-04-30T00:00:00Z', 450],
        ['2026-05-20T00:00:00Z', 473],
      ],
      23,
    ],
    [
      'counts a change of that very moment as before',
      [
        ['2026-05-01T12:00:00Z', 400],
        ['2026-05-02T00:00:00Z', 390],
      ],
      -10,
    ],
    ['is nothing when nothing happened since', [['2026-03-01T00:00:00Z', 512]], 0],
  ])('%s', async (_what, changes, change) => {
    const userId = await ownerWith(changes);
    const { impact } = await readStoredScore(database.dataSource, userId, { now: since, since });
    expect(impact).toEqual({ documents: 0, profileAndBanking: change, other: 0, total: change });
  });

  it('includes a change 29 days ago and no change 31 days ago', async () => {
    const userId = await ownerWith([
      ['2026-04-30T12:00:00Z', 400],
      ['2026-05-02T12:00:00Z', 423],
    ]);
    const now = new Date('2026-05-31T12:00:00Z');
    const { score } = await describeScore(database.dataSource.manager, userId, now);
    expect(score.scoreImpact).toEqual({ documents: 0, profileAndBanking: 23, other: 0, total: 23 });
  });
});
