import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentState, type EventContract, events, type ScoreState } from '@groundwork/contracts';
import { eventually } from '@groundwork/testing';
import { document, owner, type RunningScoring, runScoring } from '../testing/running-scoring.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const scoreOf = (userId: string) => scoring.scoreOf(userId);
const settles = (userId: string, total: number) => scoring.settles(userId, total);
const query = (sql: string, userId: string) => scoring.query(sql, [userId]);
const sendDocument = (
  userId: string,
  contract: EventContract,
  data: DocumentState,
  version: number,
  id?: string,
) => scoring.sendDocument(userId, contract, data, version, id);
const sendProfile = (userId: string, version: number, figures: Record<string, string | number | boolean>) =>
  scoring.sendProfile(userId, version, figures);

describe('the score of an owner', () => {
  it('is 0 at once, with the first steps as reasons', async () => {
    const score = await scoreOf(owner());
    expect(score).toMatchObject({ totalScore: 0, level: 'Needs Improvement', change30Days: 0 });
    expect(score.reasons).toHaveLength(4);
    expect(score.nextMilestone).toEqual({
      title: 'Upload tax returns',
      points: 53,
      href: '/documents',
      target: 53,
      progress: 0,
    });
  });

  it('moves with a saved profile, and publishes the change and its cause', async () => {
    const userId = owner();
    await sendProfile(userId, 1, { personalCreditScore: 760 });
    const score = await settles(userId, 135);
    expect(score.factors.breakdown.creditScore.score).toBe(45);
    expect(score.change30Days).toBe(135);
    expect(
      await query('select from_total, to_total, cause from score_changes where user_id = $1', userId),
    ).toEqual([
      { from_total: 0, to_total: 135, cause: { type: 'profile', fields: ['personalCreditScore'] } },
    ]);
    const published = await query('select type, data from outbox where user_id = $1', userId);
    expect(published).toEqual([{ type: 'score.changed', data: { from: 0, to: 135, cause: 'profile' } }]);
  });

  it('flags two figures that differ and counts the balance sheet', async () => {
    const userId = owner();
    expect((await scoreOf(userId)).flags).toEqual([]);
    await sendProfile(userId, 1, { currentRatio: 2, currentAssets: 100, currentLiabilities: 100 });
    const flag = { code: 'INCONSISTENT', criterion: 'BF6', entered: 2, computed: 1 };
    expect((await settles(userId, 14)).flags).toEqual([flag]);
    await sendProfile(userId, 2, { currentRatio: 2, currentAssets: 200, currentLiabilities: 100 });
    expect(
      await eventually(
        () => scoreOf(userId).catch(() => undefined),
        (score) => score?.flags?.length === 0,
      ),
    ).toMatchObject({ totalScore: 28 });
  });

  it('comes with its cause, also when read in the moment of a change', async () => {
    const userId = owner();
    const versions = Array.from({ length: 30 }, (_, index) => index + 1);
    const seen: number[][] = [];
    const look = async () => {
      const { totalScore, change30Days } = await scoreOf(userId);
      seen.push([totalScore, change30Days]);
    };
    for (const version of versions) {
      await sendProfile(userId, version, { personalCreditScore: version % 2 ? 760 : 300 });
      await Promise.all([look(), look(), look()]);
    }
    await sendProfile(userId, versions.length + 1, { personalCreditScore: 760 });
    await settles(userId, 135);
    expect(seen.filter(([total, change]) => total !== change)).toEqual([]);
    expect(new Set(seen.flat()).size).toBeGreaterThan(1);
  });

  it('gives three tax documents their 53 points, one after the other', async () => {
    const userId = owner();
    for (const [n, total] of [
      [1, 23],
      [2, 38],
      [3, 53],
    ] as const) {
      await sendDocument(userId, events.documentProcessed, document(n), 2);
      await settles(userId, total);
    }
    const { nextMilestone } = await scoreOf(userId);
    expect(nextMilestone.title).toBe('Upload bank statements');
  });

  it('counts an event once however often it arrives', async () => {
    const userId = owner();
    const processed = document(1);
    const id = crypto.randomUUID();
    for (let time = 0; time < 4; time += 1)
      await sendDocument(userId, events.documentProcessed, processed, 2, id);
    await settles(userId, 23);
    await sendProfile(userId, 1, { personalGuarantee: true });
    await settles(userId, 31);
    expect(await query('select id from score_changes where user_id = $1', userId)).toHaveLength(2);
  });

  it('has unknown and lost points, which move when the owner confirms a no', async () => {
    const userId = owner();
    const partsOf = ({ earned, unknown, lost }: ScoreState) => [earned, unknown, lost];
    expect(partsOf(await scoreOf(userId))).toEqual([0, 1000, 0]);
    await sendProfile(userId, 1, { personalCreditScore: 701 });
    expect(partsOf(await settles(userId, 102))).toEqual([102, 865, 33]);
    await scoring.sendProfile(userId, 2, { personalCreditScore: 701 }, ['personalGuarantee']);
    const confirmed = await eventually(
      () => scoreOf(userId),
      ({ lost }) => lost !== 33,
    );
    expect(partsOf(confirmed)).toEqual([102, 857, 41]);
    const { criteria } = confirmed.factors.breakdown.riskAssessment;
    expect(criteria.find(({ code }) => code === 'RA11')).toMatchObject({ value: 'not offered', lost: 4 });
  });

  it('is the same in any order of four events', async () => {
    const orders = permutations([0, 1, 2, 3]);
    const owners = orders.map(() => owner());
    for (const [index, order] of orders.entries()) {
      const userId = owners[index] ?? '';
      const tax = document(1);
      const sends = [
        () => sendProfile(userId, 1, { personalCreditScore: 300 }),
        () => sendProfile(userId, 2, { personalCreditScore: 760 }),
        () =>
          sendDocument(userId, events.documentUploaded, { ...tax, status: 'pending', confidence: null }, 1),
        () => sendDocument(userId, events.documentProcessed, tax, 2),
      ];
      for (const which of order) await sends[which]?.();
    }
    for (const userId of owners) expect(await settles(userId, 158)).toMatchObject({ totalScore: 158 });
  });

  it('does not affect another owner', async () => {
    const [rich, poor] = [owner(), owner()];
    await sendProfile(rich, 1, { personalCreditScore: 850 });
    await settles(rich, 135);
    expect((await scoreOf(poor)).totalScore).toBe(0);
  });

  it('sets an unreadable event aside and continues', async () => {
    const userId = owner();
    const broken = { ...document(9), status: 'half-read' } as unknown as DocumentState;
    const id = await sendDocument(userId, events.documentProcessed, broken, 2);
    await sendDocument(userId, events.documentProcessed, document(1), 2);
    await settles(userId, 23);
    const letters = await eventually(
      () => query('select consumer from dead_letters where event_id = $1', id),
      (rows) => rows.length > 0,
    );
    expect(letters).toEqual([{ consumer: 'scoring--recompute-on-document-processed' }]);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

describe('after a removal', () => {
  const threeReady = async (userId: string) => {
    const documents = [1, 2, 3].map((n) => document(n));
    for (const each of documents) await sendDocument(userId, events.documentProcessed, each, 2);
    await settles(userId, 53);
    return documents;
  };

  it('a deleted document no longer counts, and counts again when restored', async () => {
    const userId = owner();
    const [first] = await threeReady(userId);
    if (!first) throw new Error('no document');
    await sendDocument(userId, events.documentDeleted, first, 3);
    await settles(userId, 38);
    await sendDocument(userId, events.documentProcessed, first, 2);
    await sendDocument(userId, events.documentProcessed, first, 4);
    expect((await settles(userId, 53)).nextMilestone.title).toBe('Upload bank statements');
  });

  it('a document that a reviewer rejects no longer counts, also analyzed again, until a reviewer verifies it', async () => {
    const userId = owner();
    const [first] = await threeReady(userId);
    if (!first) throw new Error('no document');
    await sendDocument(userId, events.documentReviewed, { ...first, status: 'rejected' }, 3);
    expect(await settles(userId, 38)).toMatchObject({ totalScore: 38 });
    const again = { ...first, status: 'rejected', reviewRequired: true } as const;
    await sendDocument(userId, events.documentUploaded, { ...first, status: 'pending' }, 4);
    await sendDocument(userId, events.documentProcessed, again, 5);
    await sendDocument(userId, events.documentReviewed, again, 6);
    await sendProfile(userId, 1, { personalGuarantee: true });
    await settles(userId, 46);
    await sendDocument(userId, events.documentReviewed, { ...first, status: 'verified' }, 7);
    await settles(userId, 61);
  });

  it('a connected account counts only while it is connected, also with late events', async () => {
    const userId = owner();
    const account = (version: number, cents: number | null) =>
      scoring.sendAccounts(userId, version, cents === null ? [] : [cents]);
    await account(2, 5_000_000);
    const { totalScore } = await eventually(
      () => scoreOf(userId),
      (score) => score.totalScore > 0,
    );
    const [change] = await query('select cause from score_changes where user_id = $1', userId);
    expect(change).toEqual({ cause: { type: 'account' } });
    await account(1, null);
    await sendProfile(userId, 1, { annualRevenue2Years: 1 });
    await eventually(
      () => query('select profile_version from owners where user_id = $1', userId),
      ([row]) => row?.['profile_version'] === 1,
    );
    expect((await scoreOf(userId)).totalScore).toBe(totalScore);
    await account(3, null);
    expect(await settles(userId, 0)).toMatchObject({ totalScore: 0 });
  });
});
