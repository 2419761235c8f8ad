import {
  byDocumentCategory,
  dashboardParts,
  type DashboardReply,
  type DocumentPortfolio,
  type MatchSummary,
  type PointParts,
  type ReplyOf,
  type rpc,
  type ScoreFactor,
} from '@groundwork/contracts';

export interface DashboardParts {
  score: ReplyOf<typeof rpc.scoring.overview> | undefined;
  lenders: MatchSummary | undefined;
  documents: DocumentPortfolio | undefined;
}

type ScoreParts = Pick<
  DashboardReply,
  'change30Days' | 'nextMilestone' | 'parts' | 'proven' | 'recommendations'
> & {
  score: Omit<DashboardReply['score'], 'qualificationRate'>;
};

const emptyScoreParts: ScoreParts = {
  score: { totalScore: 0, creditScore: 0, businessFinancials: 0, documentCompleteness: 0, riskAssessment: 0 },
  change30Days: 0,
  nextMilestone: null,
  proven: null,
  parts: null,
  recommendations: [],
};
const emptyLenders: MatchSummary = { qualificationRate: 0, matchedLenders: 0, activeLenders: 0 };
const emptyDocuments: DocumentPortfolio = { total: 0, categories: byDocumentCategory(() => 0) };

type ScoreState = NonNullable<DashboardParts['score']>['score'];

/** Absent figures are of an older scoring. */
function toPointParts({ totalScore, unknown, lost, factors }: ScoreState): DashboardReply['parts'] {
  if (unknown === undefined || lost === undefined) return null;
  const { breakdown } = factors;
  const partsOf = ({ contribution, unknown = 0, lost = 0 }: ScoreFactor): PointParts => ({
    earned: contribution,
    unknown,
    lost,
  });
  return {
    earned: totalScore,
    unknown,
    lost,
    factors: {
      creditScore: partsOf(breakdown.creditScore),
      businessFinancials: partsOf(breakdown.businessFinancials),
      documentCompleteness: partsOf(breakdown.documentCompleteness),
      riskAssessment: partsOf(breakdown.riskAssessment),
    },
  };
}

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
    parts: toPointParts(state),
    recommendations,
  };
}

type Withheld = DashboardReply['withheld'];

export function composeDashboard(parts: DashboardParts, withheld: Withheld = []): DashboardReply {
  const { score, ...rest } = parts.score ? toScoreParts(parts.score) : emptyScoreParts;
  const {
    qualificationRate,
    matchedLenders,
    activeLenders,
    catalogueMode: catalogMode = null,
    canCarry = null,
  } = parts.lenders ?? emptyLenders;
  return {
    score: { ...score, qualificationRate },
    matchedLenders,
    activeLenders,
    catalogueMode: catalogMode,
    canCarry,
    documents: parts.documents ?? emptyDocuments,
    ...rest,
    unavailable: dashboardParts.filter(
      (part) => parts[part] === undefined && !withheld.some((each) => each === part),
    ),
    withheld,
  };
}
