import type { ClassRule } from '../rule.ts';
import {
  assetLenders,
  funders,
  lenders,
  loanPayments,
  loanWords,
  phrases,
  processorFinancing,
  repaidProcessors,
} from './financing-words.ts';
import { type Draft, wordsRule } from './rule-drafts.ts';

const returns = phrases('RETURNED|RETURN|RETN|RTN|RTND|RETD|RET|CHARGEBACK|CHARGE BACK');

/** A check of a customer that its bank did not pay takes the deposit back. */
export const returned: readonly Draft<ClassRule>[] = [
  wordsRule('RETURNED_DEPOSIT', 'refund', 'out', returns, {
    with: phrases('DEPOSITED|DEPOSIT|DEPOSITS|DEP ITEM|DEPOSIT ITEM'),
    notWords: phrases('FEE|FEES|SERVICE CHARGE'),
  }),
  wordsRule('RETURNED_CHECK', 'refund', 'out', phrases('RETURNED CHECK|RETURN CHECK|RETURNED ITEM'), {
    with: phrases('CHARGEBACK|CHARGE BACK'),
    notWords: phrases('FEE|FEES|NSF|INSUFFICIENT FUNDS'),
  }),
  wordsRule(
    'NSF',
    'nsf',
    'any',
    phrases(
      'NSF|NON SUFFICIENT|NONSUFFICIENT|INSUFFICIENT FUNDS|RETURNED ITEM|RETURN ITEM|RETURNED CHECK|RETURNED UNPAID|UNCOLLECTED FUNDS',
    ),
    { notWords: phrases('DEPOSITED|DEPOSIT ITEM') },
  ),
];

const purchases = phrases('POS|PURCHASE|CHECKCARD|DEBIT CARD');

export const debts: readonly Draft<ClassRule>[] = [
  wordsRule(
    'ADVANCE_REPAYMENT',
    'advance_repayment',
    'out',
    [
      ...phrases(
        'CASH ADVANCE|MCA|MCA PAYMENT|MCA PMT|MCA DEBIT|DAILY REMITTANCE|WEEKLY REMITTANCE|FUTURE RECEIVABLES|PURCHASED RECEIVABLES|RECEIVABLES PURCHASE|ADVANCE REPAYMENT|HOLDBACK',
      ),
      ...funders,
    ],
    { notWords: ['CASH ADVANCE FEE'] },
  ),
  wordsRule('PROCESSOR_REPAYMENT', 'advance_repayment', 'out', repaidProcessors, {
    with: processorFinancing,
    notWords: purchases,
    nameFrom: 6,
  }),
  wordsRule(
    'LOAN_REPAYMENT',
    'loan_repayment',
    'out',
    [...loanWords, ...loanPayments, ...lenders, ...assetLenders],
    { notWords: phrases('FEE|FEES') },
  ),
  wordsRule('FINANCED_LEASE', 'loan_repayment', 'out', phrases('LEASE|LEASING'), {
    with: phrases('CAPITAL|FINANCE|FINANCIAL|FUNDING|EQUIPMENT|EQUIP|CREDIT'),
  }),
];

export const costs: readonly Draft<ClassRule>[] = [
  wordsRule(
    'OWNER_MONEY',
    'owner_money',
    'any',
    phrases(
      'OWNER DRAW|OWNERS DRAW|OWNER S DRAW|MEMBER DRAW|PARTNER DRAW|OWNER DISTRIBUTION|MEMBER DISTRIBUTION|PARTNER DISTRIBUTION|SHAREHOLDER DISTRIBUTION|OWNER DISTRIB|MEMBER DISTRIB|SHAREHOLDER DISTRIB|S CORP DISTRIBUTION|OWNER CONTRIBUTION|OWNER INVESTMENT|CAPITAL CONTRIBUTION|MEMBER CONTRIBUTION|SHAREHOLDER LOAN',
    ),
  ),
  wordsRule(
    'PAYROLL',
    'payroll',
    'out',
    phrases(
      'PAYROLL|GUSTO|PAYCHEX|ADP|PAYLOCITY|RIPPLING|PAYCOM|PAYCOR|JUSTWORKS|TRINET|ONPAY|SUREPAYROLL|INSPERITY|CERIDIAN|DAYFORCE|NET PAY|DIRECT DEP|SALARY|SALARIES|WAGES',
    ),
  ),
  wordsRule(
    'TAX',
    'tax',
    'out',
    phrases(
      'IRS|EFTPS|USATAXPYMT|SALES TAX|FRANCHISE TAX|PAYROLL TAX|STATE TAX|PROPERTY TAX|EST TAX|DEPT OF REVENUE|DEPARTMENT OF REVENUE|DEPT REVENUE|DEPT OF REV|DEPT OF REVEN|DEPARTMENT REV|DEPT REV|COMPTROLLER|WEBFILE|DEPT TAX|DEPT OF TAXATION|CDTFA|EDD|DTF',
    ),
  ),
  wordsRule('TAX_PAYMENT', 'tax', 'out', phrases('TAX|TAXES'), {
    with: phrases('PAYMENT|PMT|PYMT|PYMNT|PAYMNT|EPMT|COL|DEBIT|DES|EFT|ACH|WITHDRAWAL'),
    notWords: phrases('TAX SERVICE|TAX SERVICES|H&R BLOCK|TAX PREP'),
  }),
  wordsRule('RENT', 'rent', 'out', phrases('RENT|LANDLORD|PROPERTY MANAGEMENT|LEASE|COWORKING'), {
    notWords: phrases('RENT A CAR|AUTO|CAR|TRUCK|VEHICLE|EQUIPMENT|COPIER'),
  }),
  wordsRule(
    'FEE',
    'fee',
    'out',
    phrases(
      'FEE|FEES|SERVICE CHARGE|SERVICE CHARGES|SERVICE CHG|SVC CHARGE|SVC CHG|MAINTENANCE CHARGE|ANALYSIS CHARGE|MTHLY CHGS|MONTHLY CHARGE|INTERCHANGE|DISCOUNT CHARGE|MERCHANT DISCOUNT|DISCOUNT MERCHANT',
    ),
  ),
];
