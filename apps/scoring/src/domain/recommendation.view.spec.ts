import { describe, expect, it } from '@jest/globals';
import { recommendationId, userId, type UserId } from '@groundwork/contracts';
import {
  contributionOf,
  currentRules,
  type FactorKey,
  figuresOfProfile,
  score,
} from '@groundwork/engine-scoring';
import { adviceOf, dismissedIn, findActive, type Advice } from './advice.rules.ts';
import { describedScore } from './described-score.view.ts';
import type { Mark } from './owner.model.ts';
import { olderRulesOf, ownerScoreOf, rulesNumber, type OwnerScore } from './owner-score.rules.ts';
import { automaticCause, causeOfNewRules, withPendingChange } from './pending-change.rules.ts';
import { pointsOf, recommendationsOf } from './recommendation.view.ts';
import { scoreStateOf } from './score-state.view.ts';

const today = '2026-11-20';
const ann: UserId = userId.parse('7f1c1c39-26b6-4d53-8d1c-6f0c2b8b7b11');
const markedAt = new Date('2026-11-01T00:00:00Z');

function ownerWith(profile: Readonly<Record<string, unknown>>): OwnerScore {
  const input = { figures: figuresOfProfile(profile), documents: [], accounts: [] };
  const result = score(input, today, currentRules);
  return { userId: ann, owner: null, input, result, calculatedAt: new Date('2026-11-20T08:00:00Z'), today };
}

const earlier = ownerWith({ personalCreditScore: 640, annualRevenueCurrent: 300_000 });
const later = ownerWith({ personalCreditScore: 725, annualRevenueCurrent: 300_000 });

const adviceOn = (code: string, { current }: Advice) => current.find((item) => item.code === code)!;

function markOf(code: string, status: Mark['status'], from: OwnerScore = earlier): Mark {
  const advice = adviceOn(code, adviceOf(from, []));
  const pointsThen = pointsOf(from.result, advice);
  return { userId: ann, id: recommendationId.parse(advice.id), code, status, markedAt, pointsThen, advice };
}

const proven = { totalScore: 280, restsOnYourWord: 272, contradictions: 1 };

describe('the recommendations that an owner sees', () => {
  it('are open advice with the fixed names of the API', () => {
    const advice = adviceOf(earlier, []);
    const list = recommendationsOf(advice);
    const item = adviceOn('CR1', advice);
    const credit = list.find(({ code }) => code === 'CR1');
    expect(list.map(({ id }) => id)).toEqual(advice.current.map(({ id }) => id));
    expect(credit).toMatchObject({
      expectedImpact: item.impact,
      timeframe: item.timeEstimate,
      implementationDifficulty: item.effort,
      patch: item.patch,
      status: 'active',
      completed: false,
      completedAt: null,
      achievedPoints: null,
      stillNeeded: null,
    });
    expect(item.impact).toBeGreaterThan(0);
    expect(Object.keys(credit ?? {})).toEqual(expect.not.arrayContaining(['ops', 'hours', 'wording']));
    expect(credit?.patch).not.toBe(item.patch);
    expect(list.find(({ patch }) => patch === null)?.patch).toBeNull();
    expect(credit?.actionSteps).toEqual(item.actionSteps);
    expect(item.actionSteps.length).toBeGreaterThan(0);
  });

  it('have the points of their own criterion', () => {
    const advice = adviceOn('CR1', adviceOf(earlier, []));
    const revenue = { ...advice, code: 'BF3', factor: 'businessFinancials' } as const;
    const { criteria } = earlier.result.factors.businessFinancials;
    const own = criteria.find(({ code }) => code === 'BF3')!;
    expect(own.points).toBeGreaterThan(0);
    expect(pointsOf(earlier.result, revenue)).toBe(own.points);
    expect(pointsOf(earlier.result, revenue)).not.toBe(criteria[0]?.points);
  });

  it('are each listed once, also the former ones', () => {
    const completed = markOf('CR1', 'completed');
    const former = { ...completed, id: recommendationId.parse('0'.repeat(12)) };
    const old = { ...former, advice: { ...completed.advice, id: former.id } };
    const ids = recommendationsOf(adviceOf(earlier, [completed, old])).map(({ id }) => id);
    expect(ids.filter((id) => id === completed.id)).toHaveLength(1);
    expect(ids.filter((id) => id === old.id)).toHaveLength(1);
  });

  it('count a gain with the weight of their own factor', () => {
    const mark = markOf('CR1', 'completed');
    const advice = { ...mark.advice, code: 'BF3', factor: 'businessFinancials' } as const;
    const pointsThen = pointsOf(earlier.result, advice) - 2;
    const revenue = { ...mark, code: 'BF3', advice, pointsThen };
    const factor = currentRules.factors.find(({ key }) => key === 'businessFinancials')!;
    const now = earlier.result.factors.businessFinancials.score;
    const item = recommendationsOf(adviceOf(earlier, [revenue])).find(({ id }) => id === mark.id);
    expect(item?.achievedPoints).toBe(contributionOf(factor, now) - contributionOf(factor, now - 2));
    expect(item?.achievedPoints).toBe(7);
  });

  it('do not include dismissed advice, which can be restored', () => {
    const mark = markOf('CR1', 'dismissed');
    const advice = adviceOf(earlier, [mark]);
    expect(recommendationsOf(advice).map(({ code }) => code)).not.toContain('CR1');
    expect(dismissedIn(advice).map(({ code }) => code)).toEqual(['CR1']);
    expect(dismissedIn(adviceOf(earlier, [{ ...mark, status: 'completed' }]))).toEqual([]);
    expect(findActive(advice, mark.id)).toBeUndefined();
    expect(findActive(adviceOf(earlier, []), mark.id)?.code).toBe('CR1');
    expect(findActive(adviceOf(earlier, []), recommendationId.parse('0'.repeat(12)))).toBeUndefined();
  });

  it('count the measured gain of completed advice, and what is still needed without a gain', () => {
    const mark = markOf('CR1', 'completed');
    const completed = (owner: OwnerScore, marks = [mark]) =>
      recommendationsOf(adviceOf(owner, marks)).find(({ id }) => id === mark.id);
    const factor = currentRules.factors.find(({ key }) => key === 'creditScore')!;
    const gained = pointsOf(later.result, mark.advice) - mark.pointsThen;
    const now = later.result.factors.creditScore.score;
    expect(gained).toBeGreaterThan(0);
    expect(completed(later)).toMatchObject({
      status: 'completed',
      completed: true,
      completedAt: '2026-11-01T00:00:00.000Z',
      achievedPoints: contributionOf(factor, now) - contributionOf(factor, now - gained),
      stillNeeded: null,
    });
    expect(completed(later)?.achievedPoints).toBeGreaterThan(gained);
    expect(completed(earlier)).toMatchObject({
      achievedPoints: 0,
      stillNeeded: adviceOn('CR1', adviceOf(earlier, [])).description,
    });
    expect(completed(earlier, [{ ...mark, pointsThen: mark.pointsThen + 5 }])?.achievedPoints).toBe(0);
  });

  it('are ordered by what lenders need', () => {
    const lenders = { active: 10, failing: { creditScore: 9 } };
    const owner = { ...earlier, owner: { lenders } as unknown as OwnerScore['owner'] };
    expect(adviceOn('CR1', adviceOf(owner, [])).priority).toBe('critical');
    expect(adviceOn('CR1', adviceOf(earlier, [])).priority).not.toBe('critical');
    expect(adviceOf({ ...earlier, owner: { lenders: null } as never }, []).current).toEqual(
      adviceOf(earlier, []).current,
    );
  });
});

describe('the score that an owner sees', () => {
  const scoreImpact = { total: 23, lines: [] } as never;

  it('has the figures of the stored result, and four reasons without codes', () => {
    const { score: state } = describedScore(adviceOf(earlier, []), scoreImpact, proven);
    const { result } = earlier;
    expect(state).toMatchObject({
      totalScore: result.totalScore,
      earned: result.earned,
      unknown: result.unknown,
      lost: result.lost,
      level: result.level,
      rulesVersion: currentRules.version,
      calculatedAt: '2026-11-20T08:00:00.000Z',
      change30Days: 23,
      scoreImpact,
      flags: result.flags,
    });
    expect(result.reasons.length).toBeGreaterThan(4);
    expect(state.reasons).toHaveLength(4);
    expect(state.reasons.every((reason) => !('wording' in reason))).toBe(true);
    expect(state.reasons[0]).toMatchObject({ code: result.reasons[0]?.code });
    for (const [key, { score: own, criteria }] of Object.entries(result.factors)) {
      const view = state.factors.breakdown[key as FactorKey];
      expect(view).toMatchObject({ score: own });
      expect(view.criteria).toEqual(criteria);
      expect(view).not.toHaveProperty('wording');
    }
  });

  it('has the milestone of the open advice, and its step for the lenders', () => {
    const open = describedScore(adviceOf(earlier, []), scoreImpact, proven);
    const first = open.score.nextMilestone;
    expect(first).not.toHaveProperty('ops');
    expect(open.milestoneStep?.documents).toEqual({ tax_documents: expect.any(Number) });
    expect(scoreStateOf(earlier, { nextMilestone: first, scoreImpact, proven })).toEqual(open.score);
  });
});

describe('the milestone of an owner with all documents and an account', () => {
  const categories = ['tax_documents', 'bank_statements', 'financial_reports'];
  const documents = categories.flatMap((category) =>
    [1, 2, 3].map((n) => ({
      category,
      status: 'processed',
      fraudScore: 0,
      confidence: 1,
      signals: [],
      sha256: `${category}${n}`,
    })),
  );
  const accounts = [{ accountType: 'checking', currentBalance: 100, averageBalance: 100 }];
  const owner: OwnerScore = { ...earlier, input: { ...earlier.input, documents, accounts } };

  it('is the largest step that is neither completed nor dismissed', () => {
    const titleWith = (...marks: Mark[]) =>
      describedScore(adviceOf(owner, marks), { total: 0, lines: [] } as never, proven).score.nextMilestone
        .title;
    const largest = [...adviceOf(owner, []).current].sort((a, b) => b.impact - a.impact)[0]!;
    expect(titleWith()).toBe(largest.title);
    expect(titleWith(markOf(largest.code, 'dismissed', owner))).not.toBe(largest.title);
  });
});

describe('the stored score of an owner', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const owner = { result: earlier.result, calculatedAt: markedAt, figures: {}, answered: [], accounts: [] };

  it('is in force until the next computation', () => {
    const stored = ownerScoreOf({ userId: ann, owner: owner as never, documents: [] }, now);
    expect(stored).toMatchObject({ userId: ann, calculatedAt: markedAt, today: '2026-11-21' });
    expect(stored.result).toBe(earlier.result);
  });

  it('is that of an empty profile for a new owner', () => {
    const fresh = ownerScoreOf({ userId: ann, owner: null, documents: [] }, now);
    expect(fresh).toMatchObject({ owner: null, calculatedAt: now });
    expect(fresh.result.totalScore).toBe(0);
  });

  it('names the older rules that it follows', () => {
    expect(olderRulesOf({ rulesNumber })).toBeUndefined();
    expect(olderRulesOf({ rulesNumber: rulesNumber + 1 })).toBeUndefined();
    expect(olderRulesOf({ rulesNumber: 0 })?.version).toBe('scorecard-1.0');
  });
});

describe('the cause of an automatic computation', () => {
  const owner = { calculatedFor: today, rulesNumber } as never;
  const withChanges = (changes: object) => ({ ...(owner as object), ...changes }) as never;

  it.each([
    [null, {}],
    [null, { calculatedFor: '2026-11-21' }],
    [null, { rulesNumber: rulesNumber + 1 }],
    [{ type: 'time' }, { calculatedFor: '2026-11-19' }],
    [{ type: 'time' }, { calculatedFor: '2026-11-19', rulesNumber: rulesNumber - 1 }],
    [causeOfNewRules, { rulesNumber: rulesNumber - 1 }],
  ])('is %j for %j', (cause, changes) => {
    expect(automaticCause(withChanges(changes), today)).toEqual(cause);
  });

  it('collects the fields of changes that wait', () => {
    const profile = (...fields: string[]) => ({ type: 'profile' as const, fields });
    const waiting = withPendingChange(withChanges({ pending: null }), profile('ebitda', 'ssn'));
    expect(waiting.pending).toEqual(profile('ebitda', 'ssn'));
    expect(withPendingChange(waiting, profile('ssn', 'age')).pending).toEqual(
      profile('ebitda', 'ssn', 'age'),
    );
    expect(withPendingChange(waiting, { type: 'time' }).pending).toEqual({
      type: 'time',
      fields: ['ebitda', 'ssn'],
    });
    expect(withPendingChange(withChanges({ pending: null }), { type: 'time' }).pending).toEqual({
      type: 'time',
    });
  });
});
