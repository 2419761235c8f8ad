import type { InterestRate, Program, ProgramCriteria } from './program.ts';

/** The sample draws one value per program. A repeated value comes more often; undefined means "not stated". */
type Choices<T> = readonly T[];

export interface SampleArchetype {
  readonly archetype: string;
  readonly type: Program['type'];
  readonly subtype: string | null;
  readonly programs: number;
  readonly kinds: Choices<string>;
  readonly minLoanAmount: Choices<number>;
  readonly maxLoanAmount: Choices<number>;
  readonly minInterestRate: Choices<InterestRate>;
  readonly maxInterestRate: Choices<InterestRate>;
  readonly minTermLength: Choices<number>;
  readonly maxTermLength: Choices<number>;
  readonly approvalTimeMin: Choices<number>;
  readonly approvalTimeMax: Choices<number>;
  readonly requiredDocuments: Choices<Program['requiredDocuments']>;
  readonly families?: readonly string[];
  readonly criteria: Partial<{ readonly [K in keyof ProgramCriteria]-?: Choices<ProgramCriteria[K]> }>;
}

const FOR_PROFIT = ['sole_proprietorship', 'partnership', 'LLC', 's_corp', 'c_corp'];
const COMPANIES = ['partnership', 'LLC', 's_corp', 'c_corp'];
const NOT_FOR_STOCK = ['working_capital', 'equipment', 'expansion', 'real_estate', 'debt_consolidation'];
/** Since June 1, 2025 the loan cannot pay off cash advances or factoring (SBA SOP 50 10 8). */
const NOT_FOR_DEBT = ['working_capital', 'equipment', 'expansion', 'inventory', 'real_estate', 'other'];
const WEST = ['CA', 'OR', 'WA', 'NV', 'AZ'];
const NORTHEAST = ['NY', 'NJ', 'CT', 'MA', 'PA'];
const SOUTH = ['TX', 'FL', 'GA', 'NC', 'TN'];
const MIDWEST = ['IL', 'OH', 'MI', 'MN', 'WI'];
const EVERYWHERE = undefined;
const UNSTATED = undefined;

export const sampleArchetypes: readonly SampleArchetype[] = [
  {
    archetype: 'sba_7a_small',
    type: 'sba_preferred',
    subtype: null,
    programs: 190,
    kinds: ['SBA 7(a) Small Loan', 'SBA Small Business Loan', 'SBA Working Capital Loan'],
    minLoanAmount: [25_000, 25_000, 30_000, 50_000],
    maxLoanAmount: [350_000, 350_000, 350_000, 300_000, 250_000],
    minInterestRate: [{ primePlus: 3 }],
    maxInterestRate: [{ primePlus: 6.5 }],
    minTermLength: [12, 24, 36],
    maxTermLength: [84, 120, 120],
    approvalTimeMin: [14, 21, 25],
    approvalTimeMax: [35, 45, 60],
    requiredDocuments: [
      { tax_documents: 3, financial_reports: 2 },
      { tax_documents: 3, financial_reports: 2, bank_statements: 3 },
      { tax_documents: 2, financial_reports: 2, bank_statements: 2 },
    ],
    families: ['sba-7a-small'],
    criteria: {
      minCreditScore: [650, 650, 650, 660, 670, 680, 690, 700],
      minMonthsInBusiness: [24],
      minAnnualRevenue: [100_000, 100_000, 120_000, 150_000],
      minDscr: [1.1, 1.1, 1.15, 1.25],
      structures: [FOR_PROFIT],
      excludedIndustryTiers: [['high']],
      taxLienAllowed: [false],
      personalGuaranteeRequired: [true],
      purposes: [NOT_FOR_DEBT],
    },
  },
  {
    archetype: 'sba_7a_standard',
    type: 'sba_preferred',
    subtype: null,
    programs: 38,
    kinds: ['SBA 7(a) Standard Loan', 'SBA 7(a) Growth Loan'],
    minLoanAmount: [350_000, 400_000, 500_000],
    maxLoanAmount: [2_000_000, 3_500_000, 5_000_000],
    minInterestRate: [{ primePlus: 1 }, { primePlus: 1.5 }],
    maxInterestRate: [{ primePlus: 2.75 }, { primePlus: 3 }],
    minTermLength: [60, 84],
    maxTermLength: [120, 240, 300],
    approvalTimeMin: [30, 35, 45],
    approvalTimeMax: [60, 75, 90],
    requiredDocuments: [{ tax_documents: 3, financial_reports: 3, bank_statements: 3 }],
    families: ['sba-7a'],
    criteria: {
      minCreditScore: [680, 680, 700],
      minMonthsInBusiness: [24, 36],
      minAnnualRevenue: [250_000, 500_000],
      minDscr: [1.15, 1.15, 1.25],
      minLiquidShare: [0.1],
      structures: [FOR_PROFIT],
      excludedIndustryTiers: [['high']],
      minYearsSinceBankruptcy: [UNSTATED, 3, 7],
      taxLienAllowed: [false],
      personalGuaranteeRequired: [true],
      purposes: [NOT_FOR_DEBT],
    },
  },
  {
    archetype: 'sba_504',
    type: 'sba_preferred',
    subtype: null,
    programs: 32,
    kinds: ['SBA 504 Property Loan', 'SBA 504 Fixed Asset Loan'],
    minLoanAmount: [125_000, 150_000, 250_000],
    maxLoanAmount: [3_000_000, 5_000_000, 5_500_000],
    minInterestRate: [6, 6.25, 6.5],
    maxInterestRate: [7.25, 7.5, 8],
    minTermLength: [120],
    maxTermLength: [240, 300],
    approvalTimeMin: [45, 50],
    approvalTimeMax: [60, 75, 90],
    requiredDocuments: [{ tax_documents: 3, financial_reports: 3 }],
    families: ['sba-504'],
    criteria: {
      minCreditScore: [680],
      minDscr: [1.15, 1.2],
      purposes: [['real_estate', 'equipment']],
      structures: [FOR_PROFIT],
      excludedIndustryTiers: [['high']],
      taxLienAllowed: [false],
      personalGuaranteeRequired: [true],
    },
  },
  {
    archetype: 'microloan',
    type: 'alternative',
    subtype: 'cdfi',
    programs: 58,
    kinds: ['Community Microloan', 'Starter Microloan', 'CDFI Small Loan'],
    minLoanAmount: [500, 1_000, 2_500, 5_000],
    maxLoanAmount: [25_000, 35_000, 50_000, 50_000],
    minInterestRate: [8, 8.5, 9],
    maxInterestRate: [11, 12, 13],
    minTermLength: [6, 12],
    maxTermLength: [48, 60, 72, 84],
    approvalTimeMin: [15, 18, 21],
    approvalTimeMax: [30, 40, 45],
    requiredDocuments: [{}, { tax_documents: 1 }, { bank_statements: 2 }],
    criteria: {
      minCreditScore: [UNSTATED, 550, 550, 575],
      minYearsSinceBankruptcy: [1],
      foreclosureAllowed: [false],
      states: [EVERYWHERE, EVERYWHERE, WEST, NORTHEAST, SOUTH, MIDWEST],
    },
  },
  {
    archetype: 'community_bank_term',
    type: 'traditional_bank',
    subtype: null,
    programs: 230,
    kinds: ['Community Bank Term Loan', 'Bank Business Loan', 'Bank Growth Loan', 'Savings Bank Term Loan'],
    minLoanAmount: [50_000, 50_000, 75_000, 100_000],
    maxLoanAmount: [250_000, 500_000, 750_000, 1_000_000],
    minInterestRate: [6.6, 6.75, 7, 7.25],
    maxInterestRate: [9.5, 10, 10.75, 11.5],
    minTermLength: [12, 24],
    maxTermLength: [60, 84, 120],
    approvalTimeMin: [14, 18, 21],
    approvalTimeMax: [30, 45, 60],
    requiredDocuments: [
      { tax_documents: 2, bank_statements: 3 },
      { tax_documents: 3, bank_statements: 3, financial_reports: 2 },
      { tax_documents: 2, financial_reports: 2 },
    ],
    criteria: {
      minCreditScore: [680, 680, 680, 690, 700],
      minMonthsInBusiness: [24, 24, 36],
      minAnnualRevenue: [100_000, 150_000, 250_000],
      minDscr: [1.25, 1.25, 1.25, 1.35],
      minCollateralCoverage: [UNSTATED, UNSTATED, 0.5, 0.75, 1],
      minLiquidShare: [UNSTATED, UNSTATED, UNSTATED, 0.1, 0.2],
      purposes: [UNSTATED, UNSTATED, UNSTATED, NOT_FOR_STOCK, NOT_FOR_DEBT],
      excludedIndustryTiers: [['high']],
      excludedIndustries: [UNSTATED, UNSTATED, ['trucking'], ['restaurant', 'restaurants']],
      states: [
        ...Array.from({ length: 18 }, () => EVERYWHERE),
        WEST,
        [...NORTHEAST, ...SOUTH],
        [...WEST, ...MIDWEST],
      ],
      maxNsf: [2, 2, 1],
      taxLienAllowed: [UNSTATED, false],
      judgmentAllowed: [UNSTATED, false],
      personalGuaranteeRequired: [UNSTATED, true],
    },
  },
  {
    archetype: 'large_bank_term',
    type: 'traditional_bank',
    subtype: null,
    programs: 205,
    kinds: ['National Bank Term Loan', 'Commercial Line', 'Corporate Bank Loan'],
    minLoanAmount: [100_000, 100_000, 150_000, 200_000],
    maxLoanAmount: [1_000_000, 2_500_000, 5_000_000],
    minInterestRate: [6.6, 6.75, 7],
    maxInterestRate: [9, 10, 11, 11.5],
    minTermLength: [12, 24],
    maxTermLength: [48, 60, 84],
    approvalTimeMin: [21, 25, 30],
    approvalTimeMax: [45, 50, 60],
    requiredDocuments: [
      { tax_documents: 3, bank_statements: 3, financial_reports: 3 },
      { tax_documents: 3, financial_reports: 3 },
    ],
    criteria: {
      minCreditScore: [700, 700, 720, 740],
      minMonthsInBusiness: [36, 36, 60],
      minAnnualRevenue: [250_000, 500_000, 1_000_000],
      minDscr: [1.25, 1.3, 1.4],
      minCollateralCoverage: [UNSTATED, 0.75, 1],
      structures: [UNSTATED, COMPANIES],
      excludedIndustryTiers: [['high'], ['high'], ['high', 'elevated']],
      maxNsf: [0, 1, 2],
      minYearsSinceBankruptcy: [UNSTATED, 7],
      taxLienAllowed: [false],
      foreclosureAllowed: [UNSTATED, false],
      judgmentAllowed: [UNSTATED, false],
      personalGuaranteeRequired: [UNSTATED, true],
    },
  },
];
