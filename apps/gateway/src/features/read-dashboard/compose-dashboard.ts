import type { DashboardReply, DocumentPortfolio, MatchSummary, ScoreState } from '@groundwork/contracts';

export interface DashboardParts {
  score: ScoreState | undefined;
  lenders: MatchSummary | undefined;
  documents: DocumentPortfolio | undefined;
}

type Figures = Pick<DashboardReply, 'change30Days' | 'nextMilestone'> & {
  score: Omit<DashboardReply['score'], 'qualificationRate'>;
};

const noFigures: Figures = {
  score: { totalScore: 0, creditScore: 0, businessFinancials: 0, documentCompleteness: 0, riskAssessment: 0 },
  change30Days: 0,
  nextMilestone: null,
};
const noLenders: MatchSummary = { qualificationRate: 0, matchedLenders: 0, activeLenders: 0 };
const noDocuments: DocumentPortfolio = {
  total: 0,
  categories: { tax_documents: 0, bank_statements: 0, financial_reports: 0 },
};

function figuresOf({ totalScore, factors: { breakdown }, change30Days, nextMilestone }: ScoreState): Figures {
  return {
    score: {
      totalScore,
      creditScore: breakdown.creditScore.score,
      businessFinancials: breakdown.businessFinancials.score,
      documentCompleteness: breakdown.documentCompleteness.score,
      riskAssessment: breakdown.riskAssessment.score,
    },
    change30Days,
    nextMilestone,
  };
}

/** One part away leaves its card saying so, not the page failing. */
export function composeDashboard(parts: DashboardParts): DashboardReply {
  const { score, ...figures } = parts.score ? figuresOf(parts.score) : noFigures;
  const { qualificationRate, matchedLenders, activeLenders } = parts.lenders ?? noLenders;
  return {
    score: { ...score, qualificationRate },
    matchedLenders,
    activeLenders,
    recommendations: [],
    documents: parts.documents ?? noDocuments,
    ...figures,
    unavailable: (['score', 'lenders', 'documents'] as const).filter((part) => parts[part] === undefined),
  };
}
