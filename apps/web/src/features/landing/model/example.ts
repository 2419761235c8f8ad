import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { rosa } from '#shared/sample/rosa.ts';
import { specifiedWords, words } from '../landing.wording.ts';

const { factors } = specifiedWords;
const { steps } = words.tour;

export const exampleFactors = [
  { label: factors.creditScore, value: rosa.factors.creditScore },
  { label: factors.businessFinancials, value: rosa.factors.businessFinancials },
  { label: factors.documentCompleteness, value: rosa.factors.documentCompleteness },
  { label: factors.riskAssessment, value: rosa.factors.riskAssessment },
] as const;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

const toExample = ({ name, match, payment }: (typeof rosa.best)[number]) => ({
  initials: initialsOf(name),
  name,
  match,
  loan: fill(words.hero.loan, { amount: formatDollars(rosa.amount), payment: formatDollars(payment) }),
});

export const exampleLenders = rosa.best.map(toExample);

export const exampleLender = toExample(rosa.best[0]);

const { of: total, ...counts } = rosa.lenders;

export const tourSteps = [
  { ...steps.start, gain: 0, score: rosa.scores[0] },
  { ...steps.taxes, gain: rosa.scores[1] - rosa.scores[0], score: rosa.scores[1] },
  { ...steps.statements, gain: rosa.scores[2] - rosa.scores[1], score: rosa.scores[2] },
  { ...steps.card, gain: rosa.scores[3] - rosa.scores[2], score: rosa.scores[3] },
  {
    ...steps.lenders,
    gain: 0,
    score: rosa.scores[4],
    result: fill(steps.lenders.result, { ...counts, total }),
  },
] as const;

export const exampleScore = {
  score: rosa.scores[4],
  level: rosa.level,
  sentence: fill(words.example.sentence, { score: rosa.scores[4], level: rosa.level }),
  change: fill(words.example.change, { points: rosa.scores[4] - rosa.scores[2] }),
} as const;
