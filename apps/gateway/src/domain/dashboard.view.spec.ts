import { describe, expect, it } from '@jest/globals';
import { byDocumentCategory } from '@groundwork/contracts';
import { composeDashboard, type DashboardParts } from './dashboard.view.ts';

const factor = (score: number) => ({ score, contribution: score + 100, unknown: score + 1, lost: score + 2 });
const pointsOf = (score: number) => ({ earned: score + 100, unknown: score + 1, lost: score + 2 });
const breakdown = {
  creditScore: factor(61),
  businessFinancials: factor(72),
  documentCompleteness: factor(83),
  riskAssessment: factor(94),
};
const state = {
  totalScore: 505,
  change30Days: -7,
  unknown: 217,
  lost: 278,
  nextMilestone: { at: 600 },
  proven: { totalScore: 303 },
  factors: { breakdown },
};
const score = { score: state, recommendations: [{ id: 'r1' }] } as unknown as DashboardParts['score'];
const lenders: DashboardParts['lenders'] = {
  qualificationRate: 41,
  matchedLenders: 112,
  activeLenders: 1247,
  catalogueMode: 'sample',
  canCarry: 98,
};
const documents = { total: 6, categories: byDocumentCategory(() => 3) };

describe('the dashboard', () => {
  it('has each figure at its place', () => {
    expect(composeDashboard({ score, lenders, documents })).toEqual({
      score: {
        totalScore: 505,
        creditScore: 61,
        businessFinancials: 72,
        documentCompleteness: 83,
        riskAssessment: 94,
        qualificationRate: 41,
      },
      change30Days: -7,
      nextMilestone: { at: 600 },
      parts: {
        earned: 505,
        unknown: 217,
        lost: 278,
        factors: {
          creditScore: pointsOf(61),
          businessFinancials: pointsOf(72),
          documentCompleteness: pointsOf(83),
          riskAssessment: pointsOf(94),
        },
      },
      proven: { totalScore: 303 },
      recommendations: [{ id: 'r1' }],
      matchedLenders: 112,
      activeLenders: 1247,
      catalogueMode: 'sample',
      canCarry: 98,
      documents,
      unavailable: [],
      withheld: [],
    });
  });

  it('names each part that is away, and has zeros there', () => {
    const parts = { score, lenders, documents };
    const without = (part: keyof DashboardParts) => composeDashboard({ ...parts, [part]: undefined });
    expect(without('lenders')).toMatchObject({
      score: { totalScore: 505, qualificationRate: 0 },
      matchedLenders: 0,
      activeLenders: 0,
      catalogueMode: null,
      canCarry: null,
      unavailable: ['lenders'],
    });
    expect(without('documents')).toMatchObject({
      documents: { total: 0, categories: byDocumentCategory(() => 0) },
      unavailable: ['documents'],
    });
    expect(without('score')).toMatchObject({
      score: {
        totalScore: 0,
        creditScore: 0,
        businessFinancials: 0,
        documentCompleteness: 0,
        riskAssessment: 0,
        qualificationRate: 41,
      },
      change30Days: 0,
      nextMilestone: null,
      proven: null,
      recommendations: [],
      matchedLenders: 112,
      unavailable: ['score'],
    });
  });

  it('has no proven score, no kind of catalog and no count of loans she can carry from an older service', () => {
    const { proven: _, ...older } = state;
    const { catalogueMode: __, canCarry: ___, ...olderLenders } = lenders;
    const oldScore = { score: older, recommendations: [] } as unknown as DashboardParts['score'];
    const reply = composeDashboard({ score: oldScore, lenders: olderLenders, documents });
    expect([reply.proven, reply.catalogueMode, reply.canCarry]).toEqual([null, null, null]);
  });

  it.each(['unknown', 'lost'] as const)('has no parts from a scoring without "%s"', (figure) => {
    const older = { score: { ...state, [figure]: undefined }, recommendations: [] };
    const reply = composeDashboard({
      score: older as unknown as DashboardParts['score'],
      lenders,
      documents,
    });
    expect(reply.parts).toBeNull();
  });
});
