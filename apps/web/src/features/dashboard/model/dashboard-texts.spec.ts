import { describe, expect, it } from '@jest/globals';
import { byDocumentCategory, type DashboardReply, type ScoreReply } from '@groundwork/contracts';
import { fullDashboard } from '../../../gallery/sample-dashboards.ts';
import {
  describeMove,
  describeLenderCount,
  formatMilestonePoints,
  describeProgress,
  describeUnavailable,
} from './dashboard-texts.ts';

const dashboard = (totalScore: number, unavailable: DashboardReply['unavailable'] = []): DashboardReply => ({
  score: {
    totalScore,
    qualificationRate: 0,
    creditScore: 0,
    businessFinancials: 0,
    documentCompleteness: 0,
    riskAssessment: 0,
  },
  matchedLenders: 0,
  recommendations: [],
  documents: { total: 0, categories: byDocumentCategory(() => 0) },
  activeLenders: 1247,
  catalogueMode: 'sample',
  change30Days: 0,
  nextMilestone: null,
  unavailable,
  withheld: [],
});

describe('the texts of the dashboard', () => {
  it('name the distance to the next level', () => {
    expect(describeProgress(dashboard(742))).toBe('You’re 58 points from Excellent.');
    expect(describeProgress(dashboard(699))).toBe('You’re 1 point from Good.');
    expect(describeProgress(dashboard(850))).toContain('Excellent');
  });

  it('omit the distance when the score is unavailable', () => {
    expect(describeProgress(dashboard(0, ['score']))).toBeUndefined();
  });

  it('name the unavailable parts', () => {
    expect(describeUnavailable([])).toBeNull();
    expect(describeUnavailable(['score', 'lenders'])).toMatch(
      /^We can’t reach your score and lender matching right now\./,
    );
  });

  it('contain the number of lenders and points', () => {
    const withLenders = { ...dashboard(0), activeLenders: 1247 };
    expect(describeLenderCount(withLenders)).toBe('Based on 1,247 lenders');
    expect(describeLenderCount({ ...withLenders, catalogueMode: 'empty' })).toBe('No lenders yet');
    const milestone = { title: 'Upload tax returns', href: '/documents', target: 53, progress: 0 };
    expect(formatMilestonePoints({ ...milestone, points: 53 })).toBe('+53 points');
    expect(formatMilestonePoints({ ...milestone, points: null })).toBeNull();
  });
});

describe('the next move', () => {
  const [move] = fullDashboard.recommendations;
  const milestone = fullDashboard.nextMilestone;
  const scoreWith = (eligible: number) =>
    ({ nextMilestone: { ...milestone, lenders: { eligible, raised: 3 } } }) as unknown as ScoreReply;

  it('states its points, the lenders that the milestone opens, and a time that it needs', () => {
    const same = { ...move!, title: milestone!.title, impact: 53, certainty: 'exact' as const };
    const { worth, text } = describeMove(same, milestone, scoreWith(61));
    expect(worth).toBe('+53 points · opens 61 more lenders');
    expect(text).toBe(move!.description);
    expect(describeMove({ ...same, timeKnown: true }, milestone, undefined).text).toBe(
      `${move!.description} Estimated time: ${move!.timeEstimate}.`,
    );
    expect(describeMove(same, milestone, scoreWith(0)).worth).toBe('+53 points');
    expect(describeMove(same, milestone, undefined).worth).toBe('+53 points');
    const withoutLenders = { nextMilestone: { ...milestone, lenders: null } } as unknown as ScoreReply;
    expect(describeMove(same, milestone, withoutLenders).worth).toBe('+53 points');
    expect(describeMove(same, null, scoreWith(61)).worth).toBe('+53 points');
  });

  it('promises no lenders for a move that is not the milestone, and no points without a figure', () => {
    const other = { ...move!, title: 'Another move', certainty: 'none' as const };
    expect(describeMove(other, milestone, scoreWith(61)).worth).toBeNull();
  });
});
