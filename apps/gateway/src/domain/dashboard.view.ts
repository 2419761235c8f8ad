import {
  byDocumentCategory,
  type DashboardReply,
  type DocumentPortfolio,
  type MatchSummary,
  type ReplyOf,
  type rpc,
} from '@groundwork/contracts';

export interface DashboardParts {
  score: ReplyOf<typeof rpc.scoring.overview> | undefined;
  lenders: MatchSummary | undefined;
  documents: DocumentPortfolio | undefined;
}

type ScoreParts = Pick<DashboardReply, 'change30Days' | 'nextMilestone' | 'proven' | 'recommendations'> & {
  score: Omit<DashboardReply['score'], 'qualificationRate'>;
};

const emptyScoreParts: ScoreParts = {
  score: { totalScore: 0, creditScore: 0, businessFinancials: 0, documentCompleteness: 0, riskAssessment: 0 },
  change30Days: 0,
  nextMilestone: null,
  proven: null,
  recommendations: [],
};
const emptyLenders: MatchSummary = { qualificationRate: 0, matchedLenders: 0, activeLenders: 0 };
const emptyDocuments: DocumentPortfolio = { total: 0, categories: byDocumentCategory(() => 0) };

function toScoreParts({ score: state, recommendations }: NonNullable<DashboardParts['score']>): ScoreParts {
  const { totalScore, change30Days, nextMilestone, proven = null } = state;
  const { breakdown } = state.factors;
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
    proven,
    recommendations,
  };
}

export function composeDashboard(parts: DashboardParts): DashboardReply {
  const { score, ...rest } = parts.score ? toScoreParts(parts.score) : emptyScoreParts;
  const {
    qualificationRate,
    matchedLenders,
    activeLenders,
    catalogueMode = null,
  } = parts.lenders ?? emptyLenders;
  return {
    score: { ...score, qualificationRate },
    matchedLenders,
    activeLenders,
    catalogueMode,
    documents: parts.documents ?? emptyDocuments,
    ...rest,
    unavailable: (['score', 'lenders', 'documents'] as const).filter((part) => parts[part] === undefined),
  };
}
