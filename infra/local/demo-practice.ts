import type { DemoPractice, ProfileInput } from '@groundwork/contracts';

const dayMs = 86_400_000;

const figures = (revenue: number, share: number): ProfileInput => ({
  annualRevenueCurrent: revenue,
  annualRevenuePrevious: Math.round(revenue * 0.92),
  annualOperatingExpenses: Math.round(revenue * (1 - share)),
  operatingCashFlow: Math.round(revenue * share),
  netProfitMargin: Math.round(share * 1000) / 10,
  currentAssets: Math.round(revenue * 0.3),
  currentLiabilities: Math.round(revenue * 0.14),
  totalAssets: Math.round(revenue * 0.7),
  totalLiabilities: Math.round(revenue * 0.4),
  monthlyDebtPayments: Math.round(revenue * 0.005),
});

export function demoPractice(now: Date): DemoPractice {
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    email: 'practice@groundwork.example',
    firstName: 'Jo',
    lastName: 'Lee',
    name: 'Harbor Advisers',
    clients: [
      {
        email: 'rosa.diaz@groundwork.example',
        firstName: 'Rosa',
        lastName: 'Diaz',
        business: 'Rosa’s Bakery',
        stage: 'collecting',
        chapters: [
          { at: at(20), profile: { industryType: 'Bakery', personalCreditScore: 640, yearsAtLocation: 2 } },
        ],
      },
      {
        email: 'ken.mori@groundwork.example',
        firstName: 'Ken',
        lastName: 'Mori',
        business: 'Mori Cabinets',
        stage: 'ready',
        chapters: [
          { at: at(60), profile: { personalCreditScore: 705, yearsBusinessExperience: 11 } },
          { at: at(15), profile: { ...figures(820_000, 0.14), loanRequestAmount: 150_000, loanTerm: 60 } },
        ],
      },
      {
        email: 'ada.stone@groundwork.example',
        firstName: 'Ada',
        lastName: 'Stone',
        business: 'Stone Physical Therapy',
        stage: 'offered',
        chapters: [
          { at: at(90), profile: { personalCreditScore: 742, yearsBusinessExperience: 16 } },
          { at: at(40), profile: { ...figures(1_150_000, 0.19), loanRequestAmount: 250_000, loanTerm: 84 } },
        ],
      },
    ],
  };
}
