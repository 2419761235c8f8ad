import { describe, expect, it } from '@jest/globals';
import { pagesFrom } from '../../testing/lines.ts';
import { readDocument } from '../read-document.ts';

type Expected = Readonly<Record<string, number | string>>;

/** Texts as these documents print them. */
const documents: Record<string, [text: string, category: string, expected: Expected]> = {
  form_1120s: [
    `Form 1120-S      U.S. Income Tax Return for an S Corporation        OMB No. 1545-0123
Department of the Treasury Internal Revenue Service                      2024
For calendar year 2024 or tax year beginning
1a Gross receipts or sales                                          1a   1,204,900
b Less returns and allowances                                       1b       4,900
c Balance. Subtract line 1b from line 1a                            1c   1,200,000
2 Cost of goods sold (attach Form 1125-A)                           2      400,000
3 Gross profit. Subtract line 2 from line 1c                        3      800,000
6 Total income (loss). Add lines 3 through 5                        6      800,000
7 Compensation of officers                                          7      150,000
8 Salaries and wages                                                8      300,000
11 Rents                                                            11      60,000
21 Total deductions. Add lines 7 through 20                         21     510,000
22 Ordinary business income (loss). Subtract line 21 from line 6    22     290,000`,
    'tax_documents',
    { grossReceipts: 1_204_900, ordinaryIncome: 290_000, taxYear: '2024' },
  ],
  form_1065: [
    `Form 1065        U.S. Return of Partnership Income                  OMB No. 1545-0123
Department of the Treasury Internal Revenue Service                      2023
1a Gross receipts or sales                                          1a     640,250
b Returns and allowances                                            1b         250
c Balance. Subtract line 1b from line 1a                            1c     640,000
2 Cost of goods sold                                                2      200,000
3 Gross profit. Subtract line 2 from line 1c                        3      440,000
8 Total income (loss). Combine lines 3 through 7                    8      440,000
9 Salaries and wages                                                9      120,000
13 Rent                                                             13      48,000
22 Total deductions. Add the amounts shown                          22     310,000
23 Ordinary business income (loss). Subtract line 22 from line 8    23     130,000`,
    'tax_documents',
    { grossReceipts: 640_250, ordinaryIncome: 130_000 },
  ],
  schedule_e: [
    `SCHEDULE E               Supplemental Income and Loss               OMB No. 1545-0074
(Form 1040)   (From rental real estate, royalties, partnerships)         2024
3 Rents received                                                    3       36,000
9 Insurance                                                         9        1,200
12 Mortgage interest paid to banks                                  12       8,300
16 Taxes                                                            16       4,500
20 Total expenses. Add lines 5 through 19                           20      14,000
21 Subtract line 20 from line 3                                     21      22,000
24 Income. Add positive amounts shown on line 21                    24      22,000
26 Total rental real estate and royalty income or (loss)            26      22,000
41 Total income or (loss). Combine lines 26, 32, 37, 39, and 40     41      22,000`,
    'tax_documents',
    { supplementalIncome: 22_000, taxYear: '2024' },
  ],
  schedule_se: [
    `SCHEDULE SE              Self-Employment Tax                        OMB No. 1545-0074
(Form 1040)                                                              2024
Name of person with self-employment income (as shown on Form 1040)
2 Net profit or (loss) from Schedule C, line 31                     2       62,400
3 Combine lines 1a, 1b, and 2                                       3       62,400
4a If line 3 is more than zero, multiply line 3 by 92.35%           4a      57,626
4c Combine lines 4a and 4b                                          4c      57,626
6 Add lines 4c and 5b                                               6       57,626
7 Maximum amount of combined wages and self-employment earnings     7      168,600
9 Subtract line 8d from line 7                                      9      168,600
10 Multiply the smaller of line 6 or line 9 by 12.4%                10       7,146
11 Multiply line 6 by 2.9%                                          11       1,671
12 Self-employment tax. Add lines 10 and 11                         12       8,817`,
    'tax_documents',
    { selfEmploymentTax: 8817, netEarnings: 62_400 },
  ],
  schedule_k1: [
    `Schedule K-1                  Part III  Partner's Share of Current Year Income
(Form 1065)          2024
Partner's Share of Income, Deductions, Credits, etc.
Part I Information About the Partnership
A Partnership's employer identification number
                              1  Ordinary business income (loss)      48,120
                              2  Net rental real estate income (loss)
                              4a Guaranteed payments for services     24,000`,
    'tax_documents',
    { ordinaryIncome: 48_120, taxYear: '2024' },
  ],
  form_941: [
    `Form 941 for 2024: Employer's QUARTERLY Federal Tax Return
Department of the Treasury Internal Revenue Service
1 Number of employees who received wages, tips, or other compensation   1        12
2 Wages, tips, and other compensation                                   2  148,200.00
3 Federal income tax withheld from wages, tips, and other compensation  3   17,784.00
5a Taxable social security wages                                        5a  18,376.80
5c Taxable Medicare wages & tips                                        5c   4,297.80
5e Total social security and Medicare taxes                             5e  22,674.60
6 Total taxes before adjustments. Add lines 3, 5e, and 5f               6   40,458.60
7 Current quarter's adjustment for fractions of cents                   7        0.00
10 Total taxes after adjustments. Combine lines 6 through 9             10  40,458.60
12 Total taxes after adjustments and nonrefundable credits              12  40,458.60
13 Total deposits for this quarter                                      13  40,458.60`,
    'tax_documents',
    { wages: 148_200, totalTaxes: 40_458.6, taxYear: '2024' },
  ],
  form_w2: [
    `a Employee's social security number                     OMB No. 1545-0029
b Employer identification number (EIN)     1 Wages, tips, other compensation   2 Federal income tax withheld
                                                     61,250.00                        7,350.00
c Employer's name, address, and ZIP code   3 Social security wages             4 Social security tax withheld
                                                     61,250.00                        3,797.50
Form W-2 Wage and Tax Statement            2024      Department of the Treasury`,
    'tax_documents',
    { wages: 61_250, taxWithheld: 7350, taxYear: '2024' },
  ],
  form_1099_nec: [
    `PAYER'S name, street address, city or town           OMB No. 1545-0116       Form 1099-NEC
BELLWEATHER GROUP                                    (Rev. January 2024)     Nonemployee Compensation
PAYER'S TIN        RECIPIENT'S TIN                   1 Nonemployee compensation
                                                     $ 38,400.00`,
    'tax_documents',
    { compensation: 38_400 },
  ],
  form_1099_k: [
    `FILER'S name, street address            OMB No. 1545-2205     Form 1099-K
Payment Card and Third Party Network Transactions     2024
1a Gross amount of payment card/third party network transactions   $ 214,870.55
2 Merchant category code     5812
3 Number of payment transactions     4,120`,
    'tax_documents',
    { grossPayments: 214_870.55, taxYear: '2024' },
  ],
  ar_aging: [
    `Quarry Street Tools LLC
A/R Aging Summary
As of June 30, 2024
                        Current      1 - 30     31 - 60     61 - 90  91 and over       Total
Harlow Foods           1,200.00      310.00        0.00        0.00        90.00    1,600.00
Mason & Wren             400.00        0.00      125.50        0.00         0.00      525.50
Dover Print Shop         250.00      100.00       50.00       25.00        75.00      500.00
TOTAL                  1,850.00      410.00      175.50       25.00       165.00    2,625.50`,
    'financial_reports',
    { total: 2625.5, current: 1850, over90: 165 },
  ],
  ap_aging: [
    `Accounts Payable Aging                                            Tidewater Pet Supply LLC
Vendor                  Not due      1 - 30     31 - 60     61 - 90     Over 90        Total
Harlow Foods             800.00      120.00        0.00        0.00        0.00       920.00
Calder Electric          300.00        0.00       40.00        0.00        0.00       340.00
Totals                 1,100.00      120.00       40.00        0.00        0.00     1,260.00`,
    'financial_reports',
    { total: 1260, over90: 0 },
  ],
  debt_schedule: [
    `SCHEDULE OF DEBT                                                Copperleaf Landscaping LLC
As of 12/31/2024
Creditor               Original amount   Original date   Present balance   Interest rate   Monthly payment   Maturity
First Harbor Bank           120,000.00      03/2021          64,210.00         7.5%            2,310.00        03/2027
Riverstone FCU               40,000.00      09/2022          21,900.00         6.0%              980.00        09/2026
TOTAL                                                        86,110.00                         3,290.00`,
    'financial_reports',
    { totalBalance: 86_110, totalMonthlyPayment: 3290 },
  ],
};

const supporting: Record<string, [text: string, category: string, expected: Expected]> = {
  credit_card_statement: [
    `First Harbor Bank Visa Business
Statement period 04/01/2024 - 04/30/2024
Previous Balance                       $1,240.10
Payments, Credits                       -$500.00
Purchases                              +$812.45
Cash Advances                            +$0.00
Fees Charged                             +$0.00
Interest Charged                        +$14.20
New Balance                            $1,566.75
Credit Limit                          $15,000.00
Minimum Payment Due                       $35.00
Payment Due Date                      05/25/2024`,
    'bank_statements',
    {
      previousBalance: 1240.1,
      newBalance: 1566.75,
      purchases: 812.45,
      interestCharged: 14.2,
      paymentsAndCredits: 500,
    },
  ],
  voided_check: [
    `MARIGOLD CATERING LLC                                   1042
96 Old Mill Road                            DATE ________
PAY TO THE ORDER OF ____________  VOID   $ ________
________________________________ DOLLARS
Lakeshore National Bank
MEMO ____________`,
    'bank_statements',
    {},
  ],
  business_license: [
    `TOWN OF ELM GROVE
BUSINESS LICENSE
License Number 2024-00817
Issued to: NORTHFORK CYCLE WORKS LLC
Effective date: January 1, 2024      Expiration date: December 31, 2024
This license must be posted in a conspicuous place.`,
    'tax_documents',
    { expires: '2024-12-31' },
  ],
  ein_letter: [
    `DEPARTMENT OF THE TREASURY
INTERNAL REVENUE SERVICE
CINCINNATI OH 45999-0023                    Date of this notice: 03-14-2022
                                            Employer Identification Number:
                                            Form: SS-4   Number of this notice: CP 575 A
WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER
Thank you for applying for an Employer Identification Number (EIN).`,
    'tax_documents',
    { letterDate: '2022-03-14' },
  ],
  insurance_certificate: [
    `CERTIFICATE OF LIABILITY INSURANCE                      DATE 02/11/2024
PRODUCER  Summit Insurance Agency        INSURED  Blue Door Yoga LLC
COVERAGES
TYPE OF INSURANCE        POLICY NUMBER     POLICY EFF      POLICY EXP
COMMERCIAL GENERAL LIABILITY   GL-20418    01/01/2024
Policy expiration: 01/01/2025    EACH OCCURRENCE $1,000,000
CERTIFICATE HOLDER`,
    'financial_reports',
    { expires: '2025-01-01' },
  ],
  lease: [
    `COMMERCIAL LEASE AGREEMENT
This lease is made between Harrison Properties (the "Landlord") and Hollow Pine Brewing Co (the "Tenant").
1. Premises. The Landlord leases to the Tenant the premises at 12 Depot Square.
2. Term. The term of this lease is five years.
3. Base rent. The Tenant pays a monthly base rent of $3,450.00
4. Security deposit. $6,900.00`,
    'financial_reports',
    { monthlyRent: 3450 },
  ],
  personal_credit_report: [
    `Experian                                     Report date: Mar 3, 2024
Your Credit Report for DANA R WHITFIELD
FICO Score 8
712  Good
Accounts: 9 open accounts, revolving and installment
First Harbor Bank card   Date opened 05/2016   Payment status: pays as agreed
Inquiries: 2`,
    'financial_reports',
    { bureau: 'Experian', creditScore: 712, reportDate: '2024-03-03' },
  ],
  business_credit_report: [
    `Dun & Bradstreet     Business Information Report
Company: Summit Ridge Roofing Inc    D-U-N-S Number    Date generated: 2024-05-09
PAYDEX Score: 78
Days beyond terms: 3      Trade payment experiences: 24
Public records: no judgments, no liens, 1 UCC filing`,
    'financial_reports',
    { bureau: 'Dun & Bradstreet', businessScore: 78, reportDate: '2024-05-09' },
  ],
  drivers_license: [
    `OREGON          DRIVER LICENSE
DL NO 4471902        CLASS C
DOB 04/11/1986       EXP 04/11/2029
SEX F   HGT 5-06   EYES BRO   DONOR
RESTRICTIONS NONE`,
    'financial_reports',
    {},
  ],
};

const read = (text: string, category: string) => readDocument(pagesFrom(text), category);
const valuesOf = ({ extracted }: ReturnType<typeof read>) =>
  Object.fromEntries(extracted.map(({ name, value, text }) => [name, value ?? text]));

describe.each(Object.entries(documents))(
  'a document of the kind %s',
  (subcategory, [text, category, expected]) => {
    it('is read without a signal', () => {
      const reading = read(text, category);
      expect(reading.classification).toMatchObject({ category, subcategory });
      expect(valuesOf(reading)).toMatchObject(expected);
      expect(reading).toMatchObject({ signals: [], fraudScore: 0, blank: false });
    });
  },
);

describe.each(Object.entries(supporting))(
  'a supporting document of the kind %s',
  (subcategory, [text, category, expected]) => {
    it.each(['tax_documents', 'bank_statements', 'financial_reports'])(
      'is read and counts nothing in %s',
      (chosen) => {
        const reading = read(text, chosen);
        expect(reading.classification).toMatchObject({ category, subcategory });
        expect(valuesOf(reading)).toMatchObject(expected);
        const differs = chosen === category ? null : { expected: chosen, actual: category };
        expect(reading.signals).toMatchObject([
          { code: 'CATEGORY_MISMATCH', expected: differs?.expected ?? null, actual: differs?.actual ?? null },
        ]);
        expect(reading).toMatchObject({ fraudScore: 0, blank: false });
      },
    );
  },
);

describe('a driver’s license', () => {
  it('leaves no figure', () => {
    const [text, category] = supporting['drivers_license'] ?? ['', ''];
    expect(read(text, category)).toMatchObject({ extracted: [], figuresKey: null });
  });
});

describe('a changed amount', () => {
  it('of an aging is a signal, because the other rows add up', () => {
    const [text, category] = documents['ar_aging'] ?? ['', ''];
    const { signals } = read(text.replace('2,625.50', '9,625.50'), category);
    expect(signals).toMatchObject([{ code: 'REPORT_ARITHMETIC', expected: '2,625.50', actual: '9,625.50' }]);
  });

  it('of a card statement is a signal or a question', () => {
    const [text] = supporting['credit_card_statement'] ?? [''];
    const { signals } = read(text.replace('$1,566.75', '$1,966.75'), 'bank_statements');
    expect(signals.map(({ code }) => code)).toContain('REPORT_ARITHMETIC');
  });
});

const others = {
  'a letter that declines a loan':
    'Notice of adverse action\nDear Ms. Rivera, your application for credit was declined.\nWe obtained your credit report from Experian. Number of recent inquiries.\nYour credit score: 612. Payment history too short.',
  'a list of additional taxes':
    'SCHEDULE 2 (Form 1040) Additional Taxes 2024\n4 Self-employment tax. Attach Schedule SE 4 8,817\n1 Alternative minimum tax 1 0\n2 Add 2 0\n3 Add 3 0\n5 Tips 5 0\n6 Wages 6 0\n7 Total 7 0\n8 Additional 8 0',
  'a letter of a landlord': 'Dear tenant,\nplease pay the rent of March.\nYour landlord',
  'a thank-you note of an insurer': 'Dear Ms. Rivera,\nthank you for your policy number GL-20418.',
};

describe('a document that only mentions a kind', () => {
  it.each(Object.entries(others))('is of no kind: %s', (_, text) => {
    expect(read(text, 'tax_documents').classification).toBeNull();
  });
});
