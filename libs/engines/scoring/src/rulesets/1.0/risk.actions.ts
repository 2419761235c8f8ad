import type { Action, Anchor, Lever, NumberField } from '../../advice/actions.ts';
import { hoursOfDays } from '../../advice/hours.ts';
import { riskActions as words, riskAnchors as anchors } from '../../wording/risk.wording.ts';

const smallerShare = (field: NumberField): Lever => ({
  kind: 'atMost',
  field,
  decimals: 2,
  from: 0.01,
  to: 100,
  unit: 'percent',
});
const bankFigures = (noun: string): readonly Anchor[] => [{ fields: ['averageBankBalance'], noun }];

export const riskActions: readonly Action[] = [
  {
    code: 'RA3',
    lever: smallerShare('largestCustomerPercent'),
    ...words.RA3,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'RA4',
    lever: smallerShare('top5CustomersPercent'),
    ...words.RA4,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'RA5',
    lever: { kind: 'atMost', field: 'nsfIncidents', decimals: 0, from: 0, to: 1e12, unit: 'number' },
    anchors: bankFigures(anchors.bouncedPayments),
    ...words.RA5,
    effort: 'medium',
    hours: hoursOfDays(90),
    cost: 0,
    lenderCriteria: ['nsf'],
  },
  {
    code: 'RA6',
    lever: { kind: 'set', field: 'overdraftHistory', value: false },
    anchors: bankFigures(anchors.overdrafts),
    ...words.RA6,
    effort: 'medium',
    hours: hoursOfDays(90),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'RA8',
    lever: { kind: 'atLeast', field: 'liquidAssets', decimals: 0, from: 0, to: 1e12, unit: 'dollars' },
    anchors: [{ fields: ['loanRequestAmount'], noun: anchors.liquidAssets }],
    ...words.RA8,
    effort: 'medium',
    hours: hoursOfDays(120),
    cost: 0,
    lenderCriteria: ['liquidity'],
  },
  {
    code: 'RA11',
    lever: { kind: 'set', field: 'personalGuarantee', value: true },
    ...words.RA11,
    effort: 'low',
    hours: 24,
    cost: 0,
    lenderCriteria: ['personalGuarantee'],
  },
  {
    code: 'RA12',
    lever: {
      kind: 'atLeast',
      field: 'recurringRevenuePercent',
      decimals: 2,
      from: 0,
      to: 100,
      unit: 'percent',
    },
    ...words.RA12,
    effort: 'high',
    hours: hoursOfDays(180),
    cost: 0,
    lenderCriteria: [],
  },
  {
    code: 'RA14',
    lever: { kind: 'identity' },
    ...words.RA14,
    effort: 'low',
    hours: 24,
    cost: 0,
    lenderCriteria: ['structure'],
  },
];
