import { worded } from '@groundwork/wording';
import { dollars, percent, roundedUp } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { assetBasedWords, balanceWords } from './guidance.wording.ts';
import { hintOf, missingHint, type Hint, type Rule } from './rule.ts';

const bands = [
  { toPercent: 25, tone: 'excellent' },
  { toPercent: 50, tone: 'good' },
  { toPercent: 75, tone: 'fair' },
  { toPercent: Infinity, tone: 'poor' },
] as const;

function balanceProblem(figures: GuidanceFigures): 'missingAverage' | 'missingMaximum' | 'mismatch' | null {
  const { averageBankBalance, maximumBankBalance, minimumBankBalance } = figures;
  if (averageBankBalance === 0) return 'missingAverage';
  if (maximumBankBalance === 0) return 'missingMaximum';
  return maximumBankBalance < minimumBankBalance ? 'mismatch' : null;
}

function variabilityHint(figures: GuidanceFigures): Hint {
  const problem = balanceProblem(figures);
  if (problem !== null) return missingHint(worded(balanceWords, problem));
  const { averageBankBalance, maximumBankBalance, minimumBankBalance } = figures;
  const spread = maximumBankBalance - minimumBankBalance;
  const { tone } = bands.find(({ toPercent }) => spread * 100 <= toPercent * averageBankBalance) ?? bands[3];
  const variabilityPercent = roundedUp((spread * 100) / averageBankBalance);
  return hintOf(
    { tone, title: balanceWords.titles[tone], figures: { variabilityPercent } },
    worded(balanceWords, 'range', {
      minimum: dollars(minimumBankBalance),
      maximum: dollars(maximumBankBalance),
      percent: percent(variabilityPercent),
    }),
    worded(balanceWords, tone),
  );
}

export const balanceVariability: Rule = {
  code: 'balanceVariability',
  reads: ['minimumBankBalance', 'maximumBankBalance', 'averageBankBalance'],
  shownAt: ['minimumBankBalance', 'maximumBankBalance', 'averageBankBalance'],
  hint: variabilityHint,
};

function capacityHint({ maximumBankBalance }: GuidanceFigures): Hint {
  if (maximumBankBalance === 0) return missingHint(worded(assetBasedWords, 'missing'));
  const assetBasedCapacity = Math.floor(maximumBankBalance * 1.5);
  return hintOf(
    { tone: 'neutral', title: assetBasedWords.title, figures: { assetBasedCapacity } },
    worded(assetBasedWords, 'capacity', { capacity: dollars(assetBasedCapacity) }),
  );
}

export const assetBasedCapacity: Rule = {
  code: 'assetBasedCapacity',
  reads: ['maximumBankBalance'],
  shownAt: ['maximumBankBalance'],
  hint: capacityHint,
};
