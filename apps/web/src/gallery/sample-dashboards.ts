import { byDocumentCategory, type DashboardReply } from '@groundwork/contracts';
import type { TrendPoint } from '@groundwork/web-ui';
import { paths } from '#shared/paths.ts';
import { recommendations } from './sample-recommendations.ts';

export const history: readonly TrendPoint[] = [
  { at: '2025-06-02T12:00:00Z', value: 612 },
  { at: '2025-07-03T12:00:00Z', value: 640, note: '+28 Bank account' },
  { at: '2025-08-04T12:00:00Z', value: 651 },
  { at: '2025-09-02T12:00:00Z', value: 701, note: '+50 Profit & Loss' },
  { at: '2025-10-06T12:00:00Z', value: 719 },
  { at: '2025-11-10T12:00:00Z', value: 742 },
];

export const fullDashboard: DashboardReply = {
  score: {
    totalScore: 742,
    qualificationRate: 68,
    creditScore: 78,
    businessFinancials: 71,
    documentCompleteness: 64,
    riskAssessment: 88,
  },
  matchedLenders: 848,
  recommendations: [...recommendations],
  documents: {
    total: 9,
    categories: {
      ...byDocumentCategory(() => 0),
      tax_documents: 3,
      bank_statements: 5,
      financial_reports: 1,
    },
    progress: {
      ...byDocumentCategory(() => ({ counted: 0, waiting: 0 })),
      tax_documents: { counted: 1, waiting: 2 },
      bank_statements: { counted: 4, waiting: 1 },
    },
  },
  activeLenders: 1093,
  catalogueMode: 'real',
  change30Days: 23,
  parts: {
    earned: 742,
    unknown: 150,
    lost: 108,
    factors: {
      creditScore: { earned: 234, unknown: 30, lost: 36 },
      businessFinancials: { earned: 249, unknown: 66, lost: 35 },
      documentCompleteness: { earned: 96, unknown: 54, lost: 0 },
      riskAssessment: { earned: 163, unknown: 0, lost: 37 },
    },
  },
  nextMilestone: {
    title: 'Upload tax returns',
    points: 53,
    href: paths.documents(),
    target: 795,
    progress: 42,
  },
  unavailable: [],
  withheld: [],
};

const noAnswers = (points: number) => ({ earned: 0, unknown: points, lost: 0 });
export const firstDashboard: DashboardReply = {
  ...fullDashboard,
  score: {
    totalScore: 0,
    qualificationRate: 0,
    creditScore: 0,
    businessFinancials: 0,
    documentCompleteness: 0,
    riskAssessment: 0,
  },
  matchedLenders: 0,
  recommendations: recommendations.slice(2),
  documents: { total: 0, categories: byDocumentCategory(() => 0) },
  change30Days: 0,
  parts: {
    ...noAnswers(1000),
    factors: {
      creditScore: noAnswers(300),
      businessFinancials: noAnswers(350),
      documentCompleteness: noAnswers(150),
      riskAssessment: noAnswers(200),
    },
  },
  nextMilestone: {
    title: 'Upload tax returns',
    points: 53,
    href: paths.documents(),
    target: 53,
    progress: 0,
  },
};

export const finishedDashboard: DashboardReply = {
  ...fullDashboard,
  score: { ...fullDashboard.score, totalScore: 1000 },
  parts: null,
  recommendations: [],
  nextMilestone: { title: 'Nothing left to gain', points: null, href: null, target: 1000, progress: 100 },
};

export const awayDashboard: DashboardReply = {
  ...fullDashboard,
  recommendations: [],
  nextMilestone: null,
  unavailable: ['score', 'lenders', 'documents'],
  withheld: [],
};
