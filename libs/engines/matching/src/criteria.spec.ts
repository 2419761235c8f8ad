import { describe, expect, it } from '@jest/globals';
import { lenderWith, ownerWith } from '../testing/golden.ts';
import { criterionCodes } from './criteria.ts';
import type { CriterionCode } from './criteria.ts';
import { evaluateProgram } from './qualification.ts';
import { matchingRules } from './rulesets.ts';

const TODAY = '2026-11-20';

interface Sides {
  code: CriterionCode;
  stated: object;
  pass: object[];
  fail: object[];
  unknown: object[];
}

const account = { averageBankBalance: 1 };
const request = { loanRequestAmount: 10_000 };
/** Payments of 10,605.80 a year at 11 % over 12 months, without other debt. 1.25 times that is 13,257.25. */
const covered = { loanRequestAmount: 10_000, loanTerm: 12, existingLoans: 'none' };

const payoff = { loanPurpose: 'debt_consolidation' };

const table: Sides[] = [
  {
    code: 'amount',
    stated: { minLoanAmount: 5_000, maxLoanAmount: 50_000 },
    pass: [{ loanRequestAmount: 5_000 }, { loanRequestAmount: 50_000 }],
    fail: [{ loanRequestAmount: 4_999 }, { loanRequestAmount: 50_001 }],
    unknown: [{}],
  },
  {
    code: 'creditScore',
    stated: { criteria: { minCreditScore: 650 } },
    pass: [{ personalCreditScore: 650 }],
    fail: [{ personalCreditScore: 649 }],
    unknown: [{}],
  },
  {
    code: 'monthsInBusiness',
    stated: { criteria: { minMonthsInBusiness: 24 } },
    pass: [{ dateStarted: '2024-11-20' }],
    fail: [{ dateStarted: '2024-11-21' }],
    unknown: [{}],
  },
  {
    code: 'annualRevenue',
    stated: { criteria: { minAnnualRevenue: 100_000 } },
    pass: [{ annualRevenueCurrent: 100_000 }],
    fail: [{ annualRevenueCurrent: 99_999 }],
    unknown: [{}],
  },
  {
    code: 'dscr',
    stated: { criteria: { minDscr: 1.25 } },
    pass: [
      { ...covered, ebitda: 13_258 },
      { ...covered, operatingCashFlow: 13_258, ebitda: -1 },
      { ...covered, ebitda: 15_748, monthlyDebtPayments: 166, existingLoans: '' },
    ],
    fail: [
      { ...covered, ebitda: 13_257 },
      { ...covered, ebitda: 15_747, monthlyDebtPayments: 166 },
      { ...covered, ebitda: -5 },
      { ...covered, ebitda: 13_258, monthlyDebtPayments: 1 },
    ],
    unknown: [
      { ...covered },
      { ...covered, ebitda: 20_000, loanRequestAmount: 0 },
      { ...covered, ebitda: 20_000, existingLoans: '' },
    ],
  },
  {
    code: 'collateral',
    stated: { criteria: { minCollateralCoverage: 0.75 } },
    pass: [
      { ...request, realEstateValue: 10_000 },
      { ...request, equipmentValue: 12_500 },
      { ...request, accountsReceivable: 10_000 },
      { ...request, inventoryValue: 15_000 },
    ],
    fail: [
      { ...request, realEstateValue: 9_999 },
      { ...request, equipmentValue: 12_499 },
      { ...request, inventoryValue: 14_999 },
    ],
    unknown: [{ realEstateValue: 10_000 }, request],
  },
  {
    code: 'liquidity',
    stated: { criteria: { minLiquidShare: 0.1 } },
    pass: [
      { ...request, liquidAssets: 1_000 },
      { loanRequestAmount: 30, liquidAssets: 3 },
    ],
    fail: [{ ...request, liquidAssets: 999 }],
    unknown: [{ liquidAssets: 1_000 }, request],
  },
  {
    code: 'receivables',
    stated: { criteria: { minReceivablesCoverage: 1.1 } },
    pass: [{ loanRequestAmount: 3_000, accountsReceivable: 3_300 }],
    fail: [{ loanRequestAmount: 3_000, accountsReceivable: 3_299 }],
    unknown: [{ accountsReceivable: 11_500 }, request],
  },
  {
    code: 'purpose',
    stated: { criteria: { purposes: ['equipment', 'real_estate'] } },
    pass: [{ loanPurpose: 'equipment' }],
    fail: [{ loanPurpose: 'inventory' }],
    unknown: [{}],
  },
  {
    code: 'structure',
    stated: { criteria: { structures: ['LLC'] } },
    pass: [{ businessStructure: 'LLC' }],
    fail: [{ businessStructure: 'nonprofit' }],
    unknown: [{}],
  },
  {
    code: 'citizenship',
    stated: { criteria: { citizenships: ['us_citizen', 'permanent_resident'] } },
    pass: [{ citizenship: 'permanent_resident' }],
    fail: [{ citizenship: 'work_visa' }],
    unknown: [{}],
  },
  {
    code: 'industry',
    stated: { criteria: { excludedIndustryTiers: ['high'], excludedIndustries: ['real estate', 'bar'] } },
    pass: [{ industryType: 'Health' }, { industryType: 'Qwertyuiop' }, { industryType: 'Barber' }],
    fail: [
      { industryType: 'Medical cannabis dispensary' },
      { industryType: 'Real-Estate brokers' },
      { industryType: 'BAR' },
    ],
    unknown: [{}, { industryType: '  ' }],
  },
  {
    code: 'state',
    stated: { criteria: { states: ['CA', 'New York', 'Bavaria'] } },
    pass: [
      { stateOfIncorporation: 'california' },
      { stateOfIncorporation: 'ny' },
      { stateOfIncorporation: ' New York ' },
      { stateOfIncorporation: 'Bavaria' },
    ],
    fail: [{ stateOfIncorporation: 'TX' }, { stateOfIncorporation: 'bavaria' }],
    unknown: [{}],
  },
  {
    code: 'monthlyDeposits',
    stated: { criteria: { minMonthlyDeposits: 5_000 } },
    pass: [{ monthlyDeposits: 5_000 }],
    fail: [{ monthlyDeposits: 4_999 }],
    unknown: [{}],
  },
  {
    code: 'nsf',
    stated: { criteria: { maxNsf: 2 } },
    pass: [
      { ...account, nsfIncidents: 2 },
      { ...account, nsfIncidents: 0 },
    ],
    fail: [{ ...account, nsfIncidents: 3 }],
    unknown: [{ nsfIncidents: 0 }, { nsfIncidents: 9 }],
  },
  {
    code: 'bankruptcy',
    stated: { criteria: { minYearsSinceBankruptcy: 2 } },
    pass: [
      { bankruptcyHistory: 'N/A' },
      { bankruptcyHistory: 'none', bankruptcyDate: '2026-01-01' },
      { bankruptcyHistory: 'discharged', bankruptcyDate: '2024-11-20' },
    ],
    fail: [{ bankruptcyHistory: 'Chapter 7', bankruptcyDate: '2024-11-21' }],
    unknown: [{}, { bankruptcyDate: '2010-01-01' }, { bankruptcyHistory: 'discharged' }],
  },
  ...(['taxLien', 'foreclosure', 'judgment'] as const).map((code) => ({
    code,
    stated: { criteria: { [`${code}Allowed`]: false } },
    pass: [{ [`${code}History`]: 'Never' }, { [`${code}History`]: ' Released ' }],
    fail: [{ [`${code}History`]: 'in court' }],
    unknown: [{}],
  })),
  {
    code: 'personalGuarantee',
    stated: { criteria: { personalGuaranteeRequired: true } },
    pass: [{ personalGuarantee: true }],
    fail: [{}, { personalGuarantee: false }],
    unknown: [],
  },
  {
    code: 'refinancing',
    stated: { criteria: { refinancesAdvances: false } },
    pass: [
      { loanPurpose: 'equipment', openCashAdvances: 3 },
      { ...payoff, openCashAdvances: 0 },
    ],
    fail: [
      { ...payoff, openCashAdvances: 1 },
      { ...payoff, advancesMentioned: true },
    ],
    unknown: [{}, payoff, { openCashAdvances: 0 }],
  },
  {
    code: 'openAdvances',
    stated: { criteria: { maxOpenAdvances: 1 } },
    pass: [{ openCashAdvances: 0 }, { openCashAdvances: 1, advancesMentioned: true }],
    fail: [{ openCashAdvances: 2 }],
    unknown: [{}, { advancesMentioned: true }],
  },
  {
    code: 'statementMonths',
    stated: { criteria: { minMonthsOfStatements: 2 } },
    pass: [],
    fail: [],
    unknown: [{}],
  },
  {
    code: 'naics',
    stated: { criteria: { includedNaics: ['72', '3118'], excludedNaics: ['7224'] } },
    pass: [{ naicsCode: '722511' }, { naicsCode: '311811' }],
    fail: [{ naicsCode: '722410' }, { naicsCode: '541110' }],
    unknown: [{}],
  },
];

const excluding = (...excludedNaics: string[]) => ({ criteria: { excludedNaics } });

function criterionOf(code: CriterionCode, stated: object, figures: object, rest: object = {}) {
  const evaluation = evaluateProgram(lenderWith(stated), ownerWith(figures, rest), TODAY, matchingRules);
  return evaluation.criteria.find((criterion) => criterion.code === code);
}

describe('criteria', () => {
  it('are all in the table below', () => {
    expect(table.map((row) => row.code)).toEqual([...criterionCodes]);
  });

  describe.each(table)('$code', ({ code, stated, pass, fail, unknown }) => {
    const cases = [
      ...pass.map((figures) => ({ figures, result: 'pass' })),
      ...fail.map((figures) => ({ figures, result: 'fail' })),
      ...unknown.map((figures) => ({ figures, result: 'unknown' })),
    ];

    it.each(cases)('is "$result" for $figures', ({ figures, result }) => {
      expect(criterionOf(code, stated, figures)?.result).toBe(result);
    });

    it('has a required text always, and an actual text unless the result is unknown', () => {
      for (const { figures, result } of cases) {
        const criterion = criterionOf(code, stated, figures);
        expect(criterion?.required).not.toBe('');
        expect(criterion?.actual === null).toBe(result === 'unknown');
        if (result !== 'fail') expect(criterion?.gap).toBeNull();
      }
    });

    it('is absent when the lender does not state it', () => {
      const criterion = criterionOf(code, {}, pass[0] ?? {});
      expect(criterion === undefined).toBe(code !== 'amount');
    });
  });

  it.each([
    ['722410', 'fail'],
    ['541110', 'fail'],
    ['311811', 'pass'],
  ])('give an owner with the code %s at a lender that excludes several codes: %s', (naicsCode, result) => {
    expect(criterionOf('naics', excluding('7224', '54'), { naicsCode })?.result).toBe(result);
  });

  it('need more figures while one is unknown and no other fails', () => {
    const lender = lenderWith({ criteria: { minCreditScore: 650, minMonthlyDeposits: 5_000 } });
    const outcomes = [{ personalCreditScore: 650 }, { personalCreditScore: 649 }].map(
      (figures) =>
        evaluateProgram(lender, ownerWith({ ...request, ...figures }), TODAY, matchingRules).outcome,
    );
    expect(outcomes).toEqual(['needInfo', 'failing']);
  });

  it('count as not stated with a minimum of 0 or an empty list, but as stated with a maximum of 0', () => {
    const zeros = {
      minCreditScore: 0,
      minMonthsInBusiness: 0,
      minAnnualRevenue: 0,
      minDscr: 0,
      minCollateralCoverage: 0,
      minLiquidShare: 0,
      minReceivablesCoverage: 0,
      minMonthlyDeposits: 0,
      minYearsSinceBankruptcy: 0,
      purposes: [],
      states: [],
      excludedIndustries: [],
      taxLienAllowed: true,
      personalGuaranteeRequired: false,
      maxNsf: 0,
    };
    const { criteria } = evaluateProgram(
      lenderWith({ criteria: zeros }),
      ownerWith({}),
      TODAY,
      matchingRules,
    );
    expect(criteria.map((criterion) => criterion.code)).toEqual(['amount', 'nsf']);
  });

  it.each([
    ['checking', 'pass'],
    ['line_of_credit', 'unknown'],
  ])('count bounced payments with a connected %s account: %s', (accountType, result) => {
    const accounts = { accounts: [{ accountType }] };
    expect(criterionOf('nsf', { criteria: { maxNsf: 0 } }, {}, accounts)?.result).toBe(result);
  });

  it.each([
    ['nsf', { maxNsf: 2 }, 'nsfIncidents', account, { ...account, nsfIncidents: 1 }],
    [
      'personalGuarantee',
      { personalGuaranteeRequired: true },
      'personalGuarantee',
      {},
      { personalGuarantee: true },
    ],
    ['taxLien', { taxLienAllowed: false }, 'taxLienHistory', {}, { taxLienHistory: 'none' }],
    ['bankruptcy', { minYearsSinceBankruptcy: 2 }, 'bankruptcyHistory', {}, { bankruptcyHistory: 'none' }],
  ] as const)(
    'are unknown in %s while the owner has not answered, and read an answer',
    (code, criteria, field, blank, filled) => {
      const unanswered = { unanswered: [field, 'ebitda'] };
      const { result, actual } = criterionOf(code, { criteria }, blank, unanswered) ?? {};
      expect([result, actual]).toEqual(['unknown', null]);
      expect(criterionOf(code, { criteria }, filled, unanswered)?.result).toBe('pass');
    },
  );

  it.each([
    [{ minCreditScore: 650 }, { personalCreditScore: 612 }, '612', 'at least 650', '38 points short'],
    [
      { minMonthsInBusiness: 24 },
      { dateStarted: '2026-10-01' },
      '1 month',
      'at least 24 months',
      '23 more months to go',
    ],
    [
      { personalGuaranteeRequired: true },
      { personalGuarantee: false },
      'not offered',
      'a personal guarantee',
      null,
    ],
    [
      { minReceivablesCoverage: 1.15 },
      { ...request, accountsReceivable: 10_000 },
      '100% of your request',
      'at least 115% of your request',
      '$1,500 short',
    ],
    [
      { minCollateralCoverage: 1 },
      { ...request, realEstateValue: 10_000 },
      '75% of your request',
      'at least 100% of your request',
      '$2,500 short',
    ],
    [
      { minLiquidShare: 0.1 },
      { loanRequestAmount: 10_001, liquidAssets: 1_000 },
      '9% of your request',
      'at least 10% of your request',
      '$1 short',
    ],
    [{ maxNsf: 2 }, { ...account, nsfIncidents: 4 }, '4 bounced payments', 'at most 2', '2 too many'],
    [
      { purposes: ['equipment', 'real_estate'] },
      { loanPurpose: 'working_capital' },
      'working capital',
      'equipment or real estate',
      null,
    ],
    [
      { minYearsSinceBankruptcy: 1 },
      { bankruptcyHistory: 'yes', bankruptcyDate: '2026-09-20' },
      '2 months ago',
      'none in the last year',
      '10 more months to go',
    ],
    [
      { includedNaics: ['72', '3118'], excludedNaics: ['7224'] },
      { naicsCode: '722410' },
      '722410',
      'begins with 72 or 3118, but not with 7224',
      null,
    ],
    [{ includedNaics: ['72'] }, { naicsCode: '541110' }, '541110', 'begins with 72', null],
    [{ excludedNaics: ['54'] }, { naicsCode: '541110' }, '541110', 'no code that begins with 54', null],
    [{ maxOpenAdvances: 1 }, { openCashAdvances: 3 }, '3 cash advances', 'at most 1', '2 too many'],
    [
      { refinancesAdvances: false },
      { ...payoff, advancesMentioned: true },
      'at least 1 cash advance',
      'pays off no cash advances',
      null,
    ],
  ])('describe %j for %j', (criteria, figures, actual, required, gap) => {
    const evaluation = evaluateProgram(lenderWith({ criteria }), ownerWith(figures), TODAY, matchingRules);
    expect(evaluation.criteria[1]).toMatchObject({ result: 'fail', actual, required, gap });
  });

  it('state how many payments the cash covers, and how many they want', () => {
    const { actual, required, gap } =
      criterionOf('dscr', { criteria: { minDscr: 1.25 } }, { ...covered, ebitda: 13_257 }) ?? {};
    expect([actual, required, gap]).toEqual([
      '1.24x',
      'at least 1.25x',
      'Your cash covers 1.24 payments; they ask 1.25',
    ]);
  });

  it.each([
    [4_000, '$1,000 below their minimum'],
    [60_500, '$10,500 above their maximum'],
  ])('describe a request of %d outside the range', (loanRequestAmount, gap) => {
    const range = { minLoanAmount: 5_000, maxLoanAmount: 50_000 };
    expect(criterionOf('amount', range, { loanRequestAmount })).toMatchObject({
      gap,
      required: '$5,000 to $50,000',
    });
  });
});
