import { describe, expect, it } from '@jest/globals';
import { answeredFields, completionOf, emptyProfile, fieldCatalog, fieldNames, isFilled } from './catalog.ts';
import type { ProfileTab } from './field.ts';
import { isMaskedSsn, maskSsn } from './masking.ts';

// The lists of the specification, which are a public contract.
const specified: Record<ProfileTab, string> = {
  personal:
    'fullName middleName ssn dateOfBirth phone secondaryPhone email secondaryEmail currentAddress yearsAtAddress previousAddress maritalStatus dependents citizenship personalCreditScore annualPersonalIncome employmentStatus yearsBusinessExperience previousBusinessOwnership personalNetWorth liquidAssets personalMonthlyExpenses otherIncomeSource creditHistoryLength numberOfCreditCards totalCreditLimits currentCreditBalances mortgageBalance mortgagePayment autoLoanBalance autoLoanPayment studentLoanBalance studentLoanPayment otherPersonalDebt bankruptcyHistory bankruptcyDate foreclosureHistory taxLienHistory judgmentHistory',
  business:
    'legalBusinessName dbaName ein businessLicense stateOfIncorporation dateStarted currentOwnershipDate businessStructure industryType industrySubtype businessDescription productsServices businessAddress mailingAddress businessPhone businessWebsite businessEmail yearsAtLocation propertyOwnership monthlyRent squareFootage numberOfLocations franchiseInfo ownershipPercentage numberOfPartners managementStructure keyPersonnel successionPlanning professionalAdvisors',
  financial:
    'annualRevenueCurrent annualRevenuePrevious annualRevenue2Years monthlyRevenue seasonalPatterns revenueGrowthRate primaryRevenueSources largestCustomerPercent top5CustomersPercent revenueConcentrationRisk recurringRevenuePercent contractRevenuePercent annualOperatingExpenses monthlyOperatingExpenses costOfGoodsSold grossProfitMargin netProfitMargin ebitda operatingCashFlow freeCashFlow workingCapital currentRatio quickRatio debtToEquityRatio totalAssets currentAssets fixedAssets equipmentValue inventoryValue realEstateValue accountsReceivable averageCollectionPeriod totalLiabilities currentLiabilities longTermDebt accountsPayable creditLineUtilization existingLoans monthlyDebtPayments contingentLiabilities',
  banking:
    'primaryBankName bankingRelationshipYears averageBankBalance minimumBankBalance maximumBankBalance monthlyDeposits nsfIncidents overdraftHistory',
  loan: 'loanRequestAmount loanPurpose loanTerm collateralOffered personalGuarantee useOfFunds repaymentPlan',
  additional:
    'experianBusinessScore equifaxBusinessScore dnbRating businessCreditHistory tradeReferences supplierPaymentHistory competitiveAdvantages marketPosition growthStrategy riskFactors futureProjections additionalComments',
};

const keyFields =
  'fullName dateOfBirth phone email currentAddress personalCreditScore annualPersonalIncome employmentStatus legalBusinessName ein businessStructure industryType businessDescription businessAddress businessPhone annualRevenueCurrent monthlyOperatingExpenses primaryBankName'.split(
    ' ',
  );
const formRequired =
  'fullName ssn dateOfBirth phone email currentAddress personalCreditScore annualPersonalIncome legalBusinessName ein industryType businessAddress businessPhone annualRevenueCurrent primaryBankName loanRequestAmount'.split(
    ' ',
  );

/** Additional fields; each has its own spec. */
const addedFields: readonly string[] = ['naicsCode', 'openCashAdvances'];

const specifiedFields = fieldCatalog.filter(({ name }) => !addedFields.includes(name));
const namesWhere = (is: (field: (typeof fieldCatalog)[number]) => boolean | undefined) =>
  specifiedFields.filter((field) => is(field)).map((field) => field.name as string);
const field = (name: string) => fieldCatalog.find((each) => each.name === name);

describe('the field catalog', () => {
  it('contains exactly the 135 specified and the additional fields, each name once', () => {
    expect(specifiedFields).toHaveLength(135);
    expect(fieldNames).toHaveLength(135 + addedFields.length);
    expect(new Set(fieldNames).size).toBe(fieldNames.length);
  });

  it.each([
    ['personal', 39],
    ['business', 29],
    ['financial', 40],
    ['banking', 8],
    ['loan', 7],
    ['additional', 12],
  ] as const)(
    'lists the specified fields of the %s tab, %i of them, in the specified order',
    (tab, count) => {
      const names = namesWhere((each) => each.tab === tab);
      expect(names).toHaveLength(count);
      expect(names).toEqual(specified[tab].split(' '));
    },
  );

  it('counts exactly the 18 key fields', () => {
    expect(namesWhere((each) => each.counted).sort()).toEqual([...keyFields].sort());
    expect(keyFields).toHaveLength(18);
  });

  it('requires exactly the 16 form fields', () => {
    expect(namesWhere((each) => each.required).sort()).toEqual([...formRequired].sort());
    expect(formRequired).toHaveLength(16);
  });

  it('marks the required fields, the business structure and the loan purpose as mandatory', () => {
    const mandatory = [...formRequired, 'businessStructure', 'loanPurpose'].sort();
    expect(namesWhere((each) => each.mandatory).sort()).toEqual(mandatory);
  });

  it.each([
    ['ssn', 'XXX-XX-XXXX'],
    ['phone', '(555) 123-4567'],
    ['ein', 'XX-XXXXXXX'],
    ['personalCreditScore', '300-850'],
    ['experianBusinessScore', '1-100'],
    ['equifaxBusinessScore', '101-992'],
  ])('gives %s the placeholder %s', (name, hint) => {
    expect(field(name)?.placeholder).toBe(hint);
  });

  it.each([
    ['maritalStatus', 'single married divorced widowed'],
    ['citizenship', 'us_citizen permanent_resident work_visa other'],
    ['employmentStatus', 'self_employed employed unemployed retired'],
    ['businessStructure', 'sole_proprietorship partnership LLC s_corp c_corp nonprofit'],
    ['propertyOwnership', 'owned leased home_based shared'],
    ['loanPurpose', 'working_capital equipment expansion inventory real_estate debt_consolidation other'],
  ])('gives %s the options %s', (name, options) => {
    expect(field(name)?.options).toEqual(options.split(' '));
  });

  it('has options for each select and a label for each field', () => {
    expect(namesWhere((each) => each.kind === 'select' && !each.options?.length)).toEqual([]);
    expect(namesWhere((each) => each.label.trim() === '')).toEqual([]);
  });

  it('encrypts only the EIN and the SSN, and masks only the SSN', () => {
    expect(namesWhere((each) => each.sensitivity === 'secret')).toEqual(['ssn']);
    expect(namesWhere((each) => each.sensitivity === 'encrypted')).toEqual(['ein']);
  });

  it('accepts decimals only for percentages, growth and the three ratios', () => {
    expect(namesWhere((each) => each.kind === 'decimal').sort()).toEqual(
      [
        'contractRevenuePercent',
        'creditLineUtilization',
        'currentRatio',
        'debtToEquityRatio',
        'grossProfitMargin',
        'largestCustomerPercent',
        'netProfitMargin',
        'ownershipPercentage',
        'quickRatio',
        'recurringRevenuePercent',
        'revenueGrowthRate',
        'top5CustomersPercent',
      ].sort(),
    );
  });

  it('accepts a negative value for exactly eight figures', () => {
    expect(namesWhere((each) => (each.min ?? 0) < 0).sort()).toEqual(
      [
        'ebitda',
        'freeCashFlow',
        'grossProfitMargin',
        'netProfitMargin',
        'operatingCashFlow',
        'personalNetWorth',
        'revenueGrowthRate',
        'workingCapital',
      ].sort(),
    );
  });
});

describe('an empty profile', () => {
  it('has each field at the default of its kind', () => {
    const empty = emptyProfile();
    expect(Object.keys(empty).sort()).toEqual([...fieldNames].sort());
    const defaults = {
      text: '',
      longText: '',
      select: '',
      date: '',
      whole: 0,
      optionalWhole: null,
      decimal: 0,
      boolean: false,
      months: [],
    };
    for (const { name, kind } of fieldCatalog) expect([name, empty[name]]).toEqual([name, defaults[kind]]);
  });

  it('has its own list of months', () => {
    const [one, other] = [emptyProfile(), emptyProfile()];
    (one.monthlyRevenue as number[]).push(1);
    expect(other.monthlyRevenue).toEqual([]);
  });
});

const zeros = Array.from({ length: 12 }, () => 0);

describe('a filled value', () => {
  it.each([
    ['', false],
    [0, false],
    [false, false],
    [[], false],
    [zeros, false],
    ['0', true],
    [-1, true],
    [0.01, true],
    [true, true],
    [[...zeros.slice(1), 5], true],
    [[...zeros.slice(1), -5], true],
  ])('%j: %s', (value, filled) => {
    expect(isFilled(value)).toBe(filled);
  });
});

describe('completion', () => {
  const filledWith = (count: number) => {
    const profile = emptyProfile();
    for (const name of keyFields.slice(0, count)) {
      const { kind } = field(name) ?? { kind: 'text' };
      const value = kind === 'whole' ? 700 : kind === 'months' ? [...zeros.slice(1), 900] : 'given';
      Object.assign(profile, { [name]: value });
    }
    return profile;
  };

  it.each([
    [0, 0],
    [1, 6],
    [2, 11],
    [5, 28],
    [9, 50],
    [17, 94],
    [18, 100],
  ])('with %i of the 18 key fields is %i percent', (count, percent) => {
    expect(completionOf(filledWith(count))).toBe(percent);
  });

  it('does not count the open questions of a form', () => {
    const open = Object.fromEntries(fieldCatalog.map(({ name }) => [name, null]));
    expect(completionOf(open as never)).toBe(0);
  });

  it('does not count twelve zero months', () => {
    expect(completionOf({ ...filledWith(18), monthlyOperatingExpenses: zeros })).toBe(94);
  });

  it('does not count a credit score of zero', () => {
    expect(completionOf({ ...filledWith(18), personalCreditScore: 0 })).toBe(94);
  });

  it('does not count a wrong value', () => {
    expect(completionOf(filledWith(18), ['ein', 'phone', 'ssn'])).toBe(89);
  });

  it('reads only the key fields', () => {
    const others = emptyProfile();
    Object.assign(others, { overdraftHistory: true, personalGuarantee: true, ssn: '123-45-6789', ebitda: 5 });
    Object.assign(others, { loanRequestAmount: 50_000, monthlyRevenue: [...zeros.slice(1), 7] });
    expect(completionOf(others)).toBe(0);
  });
});

describe('masking an SSN', () => {
  it.each([
    ['', ''],
    ['123-45-6789', '***-**-6789'],
    ['123456789', '***-**-6789'],
    [' 123 45 6789 ', '***-**-6789'],
    ['900-12-3456', '***-**-****'],
    ['123-45-0000', '***-**-****'],
    ['6789', '***-**-****'],
    ['12345678', '***-**-****'],
    ['789', '***-**-****'],
    ['1', '***-**-****'],
    ['none', '***-**-****'],
    ['not given (12-3)', '***-**-****'],
    ['٠١٢٣٤٥٦٧٨', '***-**-****'],
    ['***-**-6789', '***-**-****'],
    ['***-**-****', '***-**-****'],
  ])('turns %j into %j', (ssn, masked) => {
    expect(maskSsn(ssn)).toBe(masked);
  });

  it.each(['***-**-6789', '***-**-0000', '***-**-****'])('recognizes %j as masked', (value) => {
    expect(isMaskedSsn(value)).toBe(true);
  });

  it.each([
    '',
    '123-45-6789',
    '***-**-678',
    '***-**-67890',
    '***-**-67*9',
    '**-**-6789',
    ' ***-**-6789',
    '***-**-6789\n',
    'XXX-XX-6789',
    '*********6789',
    '***-**-',
  ])('does not recognize %j as masked', (value) => {
    expect(isMaskedSsn(value)).toBe(false);
  });

  it.each(['123-45-6789', '12', 'abc', '000000000', '987 65 4321 and more'])(
    'recognizes the mask of %j',
    (ssn) => {
      expect(isMaskedSsn(maskSsn(ssn))).toBe(true);
    },
  );
});

it('an answer is a confirmed field or a value that is not the default, in the order of the catalog', () => {
  const values = { ...emptyProfile(), annualRevenueCurrent: 3, fullName: 'Ann' };
  expect(answeredFields(values, ['nsfIncidents', 'fullName'])).toEqual([
    'fullName',
    'annualRevenueCurrent',
    'nsfIncidents',
  ]);
  expect(answeredFields(emptyProfile(), [])).toEqual([]);
});

it.each([
  [' None ', true],
  ['n/a', true],
  ['no loans', false],
  ['An equipment loan', false],
  ['', false],
])('%j about existing loans answers the debt payments: %j', (existingLoans, expected) => {
  const answered = answeredFields({ ...emptyProfile(), existingLoans }, []);
  expect(answered.includes('monthlyDebtPayments')).toBe(expected);
});
