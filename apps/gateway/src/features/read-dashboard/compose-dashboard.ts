import {
  type DashboardReply,
  type DocumentPortfolio,
  type MatchSummary,
  nextMilestone,
  type ScoreState,
} from '@groundwork/contracts';

export interface DashboardParts {
  score: ScoreState | undefined;
  lenders: MatchSummary | undefined;
  documents: DocumentPortfolio | undefined;
}

const noPortfolio: DocumentPortfolio = {
  total: 0,
  categories: { tax_documents: 0, bank_statements: 0, financial_reports: 0 },
};

const isMissing = (parts: DashboardParts) => (part: keyof DashboardParts) => parts[part] === undefined;

/** One part away leaves its card saying so, not the page failing. */
export function composeDashboard(parts: DashboardParts): DashboardReply {
  const { score, lenders, documents } = parts;
  const breakdown = score?.factors.breakdown;
  return {
    score: {
      totalScore: score?.totalScore ?? 0,
      qualificationRate: lenders?.qualificationRate ?? 0,
      creditScore: breakdown?.creditScore.score ?? 0,
      businessFinancials: breakdown?.businessFinancials.score ?? 0,
      documentCompleteness: breakdown?.documentCompleteness.score ?? 0,
      riskAssessment: breakdown?.riskAssessment.score ?? 0,
    },
    matchedLenders: lenders?.matchedLenders ?? 0,
    recommendations: [],
    documents: documents ?? noPortfolio,
    activeLenders: lenders?.activeLenders ?? 0,
    change30Days: score?.change30Days ?? 0,
    nextMilestone: score ? nextMilestone.parse(score.nextMilestone) : null,
    unavailable: (['score', 'lenders', 'documents'] as const).filter(isMissing(parts)),
  };
}
