import { type ScoreInputReply, type ScoreReply, scoreReply, type ScoreStep } from '@groundwork/contracts';
import { currentRules, score, type ScoreInput, scoringFigures } from '@groundwork/engine-scoring';
import { paths } from '#shared/paths.ts';

const today = '2025-11-10';

const figures = {
  personalCreditScore: 712,
  totalCreditLimits: 60_000,
  currentCreditBalances: 24_600,
  bankruptcyHistory: 'none',
  taxLienHistory: 'none',
  creditHistoryLength: 12,
  annualRevenueCurrent: 640_000,
  annualRevenuePrevious: 590_000,
  operatingCashFlow: 96_000,
  monthlyDebtPayments: 2100,
  loanRequestAmount: 150_000,
  netProfitMargin: 9,
  averageBankBalance: 18_000,
  dateStarted: '2019-04-01',
  industryType: 'Retail',
  hasEin: true,
};

const input: ScoreInput = {
  figures: scoringFigures.parse(figures),
  accounts: [{ accountType: 'checking', currentBalance: 18_200, averageBalance: 17_500 }],
  documents: [],
};

/** The engine computes the score, so the points in the picture add up. */
function replyFor(from: ScoreInput): ScoreReply {
  const { factors, reasons, ...result } = score(from, today, currentRules);
  const { totalScore, earned, unknown, lost } = result;
  return {
    totalScore,
    earned,
    unknown,
    lost,
    level: result.level,
    rulesVersion: result.rulesVersion,
    qualificationRate: 42,
    catalogueMode: 'real',
    unavailable: [],
    withheld: [],
    calculatedAt: '2025-11-10T12:00:00Z',
    factors: scoreReply.shape.factors.parse({ breakdown: factors }),
    reasons: reasons.slice(0, 4),
    flags: result.flags,
    change30Days: 23,
    scoreImpact: { documents: 23, profileAndBanking: 5, other: 0, total: 28 },
    nextMilestone: {
      title: 'Upload tax returns',
      points: 53,
      href: paths.documents(),
      target: totalScore + 53,
      progress: 38,
      lenders: { eligible: 12, raised: 40 },
    },
  };
}

export const fullScore = replyFor(input);
/** Each pair of figures contradicts itself. */
export const contradictedScore = replyFor({
  ...input,
  figures: scoringFigures.parse({ ...figures, revenueGrowthRate: 20, averageBankBalance: 24_000 }),
});
export const emptyScore: ScoreReply = {
  ...replyFor({
    figures: scoringFigures.parse({}),
    accounts: [],
    documents: [],
    unanswered: Object.keys(scoringFigures.shape),
  }),
  qualificationRate: 0,
  change30Days: 0,
  scoreImpact: { documents: 0, profileAndBanking: 0, other: 0, total: 0 },
};

const step = (index: number, at: string, from: number, to: number, cause: ScoreStep['cause']): ScoreStep => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  at,
  from,
  to,
  change: to - from,
  cause,
});

export const steps: readonly ScoreStep[] = [
  step(4, '2025-11-02T09:00:00Z', 410, fullScore.totalScore, {
    type: 'profile',
    fields: ['personalCreditScore', 'netProfitMargin', 'operatingCashFlow', 'loanRequestAmount'],
  }),
  step(3, '2025-09-14T09:00:00Z', 396, 410, { type: 'account' }),
  step(2, '2025-08-03T09:00:00Z', 402, 396, { type: 'time' }),
  step(1, '2025-07-01T09:00:00Z', 0, 402, { type: 'profile', fields: [] }),
];

export const inputReply: ScoreInputReply = {
  figures: { ...figures, hasExistingLoansAnswer: false },
  answered: ['nsfIncidents', 'overdraftHistory'],
  accounts: [],
  documents: [],
  rulesVersion: currentRules.version,
  today,
};
