import type { NextMilestone } from '@groundwork/contracts';
import {
  currentRules,
  levels,
  score,
  type ScoredDocument,
  type ScoreInput,
  type ScoreResult,
} from '@groundwork/engine-scoring';

interface Step {
  criterion: string;
  title: string;
  href: string;
  /** The owner's input once the step is done. */
  done: (input: ScoreInput) => ScoreInput;
}

const ready = (category: string, n: number): ScoredDocument => ({
  category,
  status: 'verified',
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: `${category} ${n}`,
});

const withDocuments = (category: string) => (input: ScoreInput) => ({
  ...input,
  documents: [...input.documents, ...[1, 2, 3].map((n) => ready(category, n))],
});

const withAccount = (input: ScoreInput): ScoreInput => ({
  ...input,
  accounts: [...input.accounts, { accountType: 'checking', currentBalance: 0, averageBalance: 0 }],
});

const firstSteps: readonly Step[] = [
  { criterion: 'DC1', title: 'Upload tax returns', href: '/documents', done: withDocuments('tax_documents') },
  {
    criterion: 'DC2',
    title: 'Upload bank statements',
    href: '/documents',
    done: withDocuments('bank_statements'),
  },
  {
    criterion: 'DC3',
    title: 'Upload financial reports',
    href: '/documents',
    done: withDocuments('financial_reports'),
  },
  { criterion: 'BF10', title: 'Connect a bank account', href: '/banking-info', done: withAccount },
];

const criteriaOf = (result: ScoreResult) => Object.values(result.factors).flatMap(({ criteria }) => criteria);

function openStep(result: ScoreResult, input: ScoreInput, today: string) {
  const open = criteriaOf(result).filter(({ points, maxPoints }) => points < maxPoints);
  const step = firstSteps.find(({ criterion }) => open.some(({ code }) => code === criterion));
  if (step) {
    const gain = score(step.done(input), today, currentRules).totalScore - result.totalScore;
    return { title: step.title, points: gain, href: step.href };
  }
  const best = [...open].sort((a, b) => b.worth - a.worth)[0];
  return best && { title: best.label, points: best.worth, href: '/business-profile' };
}

/** The one thing to do next, with what it really gives. */
export function nextMilestone(result: ScoreResult, input: ScoreInput, today: string): NextMilestone {
  const total = result.totalScore;
  const step = openStep(result, input, today);
  if (!step) return { title: 'Nothing left to gain', points: null, href: null, target: total, progress: 100 };
  const target = total + step.points;
  const lower = levels.find(({ from }) => total >= from)?.from ?? 0;
  const progress = target === lower ? 0 : Math.floor((100 * (total - lower)) / (target - lower) + 0.5);
  return { ...step, target, progress };
}
