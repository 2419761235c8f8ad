import { dollars, percent, roundedUp } from './amounts.ts';
import type { GuidanceFigures } from './figures.ts';
import { missing, type Hint, type Rule } from './rule.ts';

/** Steadiest first, each up to its upper bound. */
const bands = [
  {
    toPercent: 25,
    tone: 'excellent',
    title: 'Very steady balance',
    advice: 'Lenders like a balance that moves little.',
  },
  {
    toPercent: 50,
    tone: 'good',
    title: 'Steady balance',
    advice: 'This is a normal range for most businesses.',
  },
  {
    toPercent: 75,
    tone: 'fair',
    title: 'Balance moves a lot',
    advice: 'Be ready to explain the season or the large payments behind it.',
  },
  {
    toPercent: Infinity,
    tone: 'poor',
    title: 'Balance moves very much',
    advice: 'Keeping a fixed floor in the account would help more than a higher peak.',
  },
] as const;

function missingBalance(figures: GuidanceFigures): string | null {
  const { averageBankBalance, maximumBankBalance, minimumBankBalance } = figures;
  if (averageBankBalance === 0) return 'Enter your average bank balance to see how steady your balance is.';
  if (maximumBankBalance === 0) return 'Enter your maximum bank balance to see how steady your balance is.';
  if (maximumBankBalance < minimumBankBalance)
    return 'The maximum balance is below the minimum: check the two figures.';
  return null;
}

function variabilityHint(given: GuidanceFigures): Hint {
  const asked = missingBalance(given);
  if (asked !== null) return missing(asked);
  const { averageBankBalance, maximumBankBalance, minimumBankBalance } = given;
  const spread = maximumBankBalance - minimumBankBalance;
  const { tone, title, advice } =
    bands.find(({ toPercent }) => spread * 100 <= toPercent * averageBankBalance) ?? bands[3];
  const variabilityPercent = roundedUp((spread * 100) / averageBankBalance);
  return {
    tone,
    title,
    text: `Between ${dollars(minimumBankBalance)} and ${dollars(maximumBankBalance)} your balance moves by ${percent(variabilityPercent)} of its average. ${advice}`,
    figures: { variabilityPercent },
  };
}

export const balanceVariability: Rule = {
  code: 'balanceVariability',
  reads: ['minimumBankBalance', 'maximumBankBalance', 'averageBankBalance'],
  shownAt: ['minimumBankBalance', 'maximumBankBalance', 'averageBankBalance'],
  hint: variabilityHint,
};

function capacityHint({ maximumBankBalance }: GuidanceFigures): Hint {
  if (maximumBankBalance === 0) {
    return missing('Enter your maximum bank balance: an asset-based capacity is reckoned from it.');
  }
  const assetBasedCapacity = Math.floor(maximumBankBalance * 1.5);
  return {
    tone: 'neutral',
    title: 'Estimated asset-based capacity',
    text: `Lenders who lend against cash assets often think in 1.5 times the highest balance: an estimated ${dollars(assetBasedCapacity)} for you.`,
    figures: { assetBasedCapacity },
  };
}

export const assetBasedCapacity: Rule = {
  code: 'assetBasedCapacity',
  reads: ['maximumBankBalance'],
  shownAt: ['maximumBankBalance'],
  hint: capacityHint,
};
