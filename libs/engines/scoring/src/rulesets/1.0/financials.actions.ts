import type { Action, Anchor, Lever, NumberField } from '../../advice/actions.ts';
import { hoursOfDays } from '../../advice/hours.ts';
import {
  financialsActions as words,
  financialsAnchors as anchors,
  specifiedFinancialsTitles,
} from '../../wording/financials.wording.ts';

const limit = 1e12;
const moreDollars = (field: NumberField): Lever => ({
  kind: 'atLeast',
  field,
  decimals: 0,
  from: -limit,
  to: limit,
  unit: 'dollars',
});
const moreDecimal = (field: NumberField, unit: 'percent' | 'ratio'): Lever => ({
  kind: 'atLeast',
  field,
  decimals: 2,
  from: -limit,
  to: limit,
  unit,
});

const revenue: Anchor = { fields: ['annualRevenueCurrent'], noun: anchors.revenue };
const debt: Anchor = {
  fields: ['monthlyDebtPayments', 'existingLoans'],
  noun: anchors.debt,
  nounAfterZero: anchors.loans,
};

export const financialsActions: readonly Action[] = [
  {
    code: 'BF1',
    lever: moreDollars('operatingCashFlow'),
    anchors: [revenue, debt],
    ...words.BF1,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: ['dscr'],
  },
  {
    code: 'BF2',
    lever: moreDollars('operatingCashFlow'),
    anchors: [{ fields: ['loanRequestAmount'], noun: anchors.loanRequest }, revenue, debt],
    ...words.BF2,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: ['dscr'],
  },
  {
    code: 'BF3',
    lever: moreDollars('annualRevenueCurrent'),
    ...words.BF3,
    effort: 'high',
    hours: hoursOfDays(365),
    cost: 0,
    lenderCriteria: ['annualRevenue'],
  },
  {
    code: 'BF5',
    lever: moreDecimal('netProfitMargin', 'percent'),
    ...words.BF5,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'BF6',
    lever: moreDecimal('currentRatio', 'ratio'),
    ...words.BF6,
    effort: 'medium',
    hours: hoursOfDays(90),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'BF7',
    lever: moreDecimal('quickRatio', 'ratio'),
    ...words.BF7,
    effort: 'medium',
    hours: hoursOfDays(90),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'BF8',
    lever: moreDollars('workingCapital'),
    anchors: [{ fields: ['annualOperatingExpenses'], noun: anchors.operatingExpenses }],
    ...words.BF8,
    effort: 'high',
    hours: hoursOfDays(120),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'BF9',
    lever: {
      kind: 'atMost',
      field: 'debtToEquityRatio',
      decimals: 2,
      from: 0.01,
      to: limit,
      unit: 'ratio',
    },
    ...words.BF9,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'BF10',
    lever: { kind: 'account', accountType: 'checking' },
    ...words.BF10,
    title: specifiedFinancialsTitles.BF10,
    effort: 'low',
    hours: 1,
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'BF11',
    lever: moreDollars('averageBankBalance'),
    ...words.BF11,
    effort: 'medium',
    hours: hoursOfDays(90),
    cost: 0,
    lenderCriteria: [],
  },
];
