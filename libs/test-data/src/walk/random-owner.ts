import { form1040, pdfOf } from '../documents/pdf.ts';
import { SeededRandom } from '../seeded-random.ts';
import { strongAnswers } from '../strong-owner.ts';
import { bankFileOf, recentStatements } from './recent-months.ts';

export interface WalkedDocument {
  readonly name: string;
  readonly content: Buffer;
  readonly category: 'bank_statements' | 'financial_reports' | 'tax_documents';
}

export interface RandomOwner {
  readonly answers: Readonly<Record<string, unknown>>;
  /** Replaces some answers: a screen that still prints an earlier one contradicts the figures. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly bankFile: string | null;
  readonly documents: readonly WalkedDocument[];
  /** She decides each dispute on a source that is not in force. */
  readonly decides: boolean;
}

/** Ranges of at least a thousand numbers: a value in a text is hardly one of another field. */
const amounts: Readonly<Record<string, readonly [from: number, to: number]>> = {
  annualRevenueCurrent: [150_000, 900_000],
  annualRevenuePrevious: [150_000, 900_000],
  operatingCashFlow: [20_000, 190_000],
  ebitda: [20_000, 190_000],
  monthlyDebtPayments: [1100, 6000],
  averageBankBalance: [4000, 120_000],
  monthlyDeposits: [12_000, 90_000],
  totalCreditLimits: [20_000, 90_000],
  currentCreditBalances: [2000, 19_000],
  totalAssets: [200_000, 800_000],
  totalLiabilities: [20_000, 190_000],
  currentAssets: [20_000, 190_000],
  currentLiabilities: [10_000, 90_000],
  liquidAssets: [10_000, 90_000],
  accountsReceivable: [10_000, 90_000],
  inventoryValue: [10_000, 90_000],
  equipmentValue: [10_000, 190_000],
  realEstateValue: [100_000, 600_000],
  annualPersonalIncome: [40_000, 190_000],
  loanRequestAmount: [20_000, 300_000],
  personalCreditScore: [560, 820],
  netProfitMargin: [2, 35],
  grossProfitMargin: [36, 80],
  nsfIncidents: [1, 5],
};

const share = { answered: 0.7, changed: 0.25, bankFile: 0.6, statements: 0.4, report: 0.5, return: 0.3 };

function randomAmounts(random: SeededRandom, chance: number): Record<string, number> {
  const chosen = Object.entries(amounts).filter(() => random.chance(chance));
  return Object.fromEntries(chosen.map(([field, [from, to]]) => [field, random.whole(from, to)]));
}

const inDollars = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function reportOf(business: string, revenue: number): WalkedDocument {
  const cost = Math.round(revenue * 0.24);
  const expenses = Math.round(revenue * 0.6);
  const year = new Date().getUTCFullYear() - 1;
  const lines = [
    business,
    'Profit and Loss',
    `January 1, ${year} through December 31, ${year}`,
    'Income',
    `Total income ${inDollars(revenue)}`,
    `Cost of goods sold ${inDollars(cost)}`,
    `Gross profit ${inDollars(revenue - cost)}`,
    `Total operating expenses ${inDollars(expenses)}`,
    `Net income ${inDollars(revenue - cost - expenses)}`,
  ];
  return { name: 'profit-and-loss.pdf', content: pdfOf([lines]), category: 'financial_reports' };
}

export function randomOwner(seed: number): RandomOwner {
  const random = SeededRandom.spread(seed);
  const business = `${random.one(['Harbor', 'Cedar', 'Larkspur', 'Juniper'])} Works ${seed} LLC`;
  const answers = {
    ...strongAnswers,
    averageBankBalance: undefined,
    nsfIncidents: undefined,
    legalBusinessName: business,
    loanTerm: 60,
    dateStarted: '2017-04-01',
    ...randomAmounts(random, share.answered),
  };
  const revenue = random.whole(150_000, 900_000);
  const reports = random.chance(share.report)
    ? [reportOf(random.chance(0.7) ? business : 'Other Firm LLC', revenue)]
    : [];
  const returns: WalkedDocument[] = random.chance(share.return)
    ? [{ name: '1040.pdf', content: form1040(random.whole(40_000, 190_000)), category: 'tax_documents' }]
    : [];
  const statements = random.chance(share.statements) ? recentStatements(random, business) : [];
  return {
    answers,
    changes: randomAmounts(random, share.changed),
    bankFile: random.chance(share.bankFile) ? bankFileOf(random) : null,
    documents: [...reports, ...returns, ...statements],
    decides: random.chance(0.5),
  };
}
