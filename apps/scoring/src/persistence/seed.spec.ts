import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actingForSelf, type DemoChapter, type DemoOwner, type DocumentId, rpc } from '@groundwork/contracts';
import { owner, type RunningScoring, runScoring } from '../../testing/running-scoring.ts';
import { seed } from './seed.ts';

let scoring: RunningScoring;

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const birthday = (): string => {
  const at = daysAgo(40);
  at.setUTCFullYear(at.getUTCFullYear() - 5);
  return at.toISOString().slice(0, 10);
};

const chapters = (): DemoChapter[] => [
  { at: daysAgo(120), profile: { dateStarted: birthday() } },
  { at: daysAgo(90), profile: { personalCreditScore: 760 } },
  {
    at: daysAgo(60),
    document: {
      id: crypto.randomUUID() as DocumentId,
      name: 'return.pdf',
      category: 'tax_documents',
      subcategory: 'form_1040',
      content: 'bytes',
    },
  },
  {
    at: daysAgo(20),
    account: {
      bankName: 'First Bank',
      accountType: 'checking',
      accountNumber: '1234',
      routingNumber: '021000021',
      currentBalance: 0,
    },
  },
];

const demoOwner = (): DemoOwner => ({
  id: owner(),
  fieldKeys: '',
  storageUrl: '',
  chapters: chapters(),
});

describe('the demo owner’s score', () => {
  it('has a dated history whose steps add up to the total, including a birthday', async () => {
    const demo = demoOwner();
    expect(await seed(scoring.database!.dataSource, demo)).toBe('5 steps of the demo owner’s score');
    const { items } = await scoring.rpc.call(rpc.scoring.history, { userId: demo.id, page: {} });
    const score = await scoring.scoreOf(demo.id);
    expect(items.map(({ cause }) => cause.type)).toEqual([
      'account',
      'time',
      'document',
      'profile',
      'profile',
    ]);
    expect(items.map(({ at }) => Math.round((Date.now() - Date.parse(at)) / 86_400_000))).toEqual([
      20,
      expect.any(Number),
      60,
      90,
      120,
    ]);
    expect(items.reduce((sum, { change }) => sum + change, 0)).toBe(score.totalScore);
    expect(score.scoreImpact).toEqual({
      documents: 0,
      profileAndBanking: items[0]?.change,
      other: 0,
      total: items[0]?.change,
    });
  });

  it('equals a recalculation, and is written once', async () => {
    const demo = demoOwner();
    await seed(scoring.database!.dataSource, demo);
    const again = await scoring.rpc.call(rpc.scoring.recalculate, actingForSelf(demo.id), 5000);
    expect(again.change).toBe(0);
    expect(await seed(scoring.database!.dataSource, demo)).toBeUndefined();
    expect(await seed(scoring.database!.dataSource)).toBeUndefined();
  });
});
