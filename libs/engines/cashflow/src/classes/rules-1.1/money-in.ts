import type { ClassRule } from '../rule.ts';
import {
  financingEntries,
  funders,
  lenderNames,
  lenders,
  loanEntries,
  loanWords,
  phrases,
  proceedsWords,
  processorFinancing,
  processors,
} from './financing-words.ts';
import { type Draft, wordsRule } from './rule-drafts.ts';

const noPayments = phrases('REFUND|REVERSAL|REPAYMENT');

/** Before every rule for sales, so that no settlement of the same payer makes them revenue. */
export const financingIn: readonly Draft<ClassRule>[] = [
  wordsRule('ADVANCE_IN', 'advance_in', 'in', [...financingEntries, ...funders]),
  wordsRule('PROCESSOR_ADVANCE_IN', 'advance_in', 'in', processors, {
    with: processorFinancing,
    nameFrom: 6,
  }),
  wordsRule('ADVANCE_PAYOUT', 'advance_in', 'in', lenderNames, {
    with: phrases('DISB|DISBURSEMENT|DISBURSE|PROCEEDS|FUNDED|MCA'),
  }),
  wordsRule('LOAN_IN', 'loan_in', 'in', [...loanEntries, ...lenders]),
  wordsRule('LOAN_PROCEEDS', 'loan_in', 'in', loanWords, { with: proceedsWords, notWords: noPayments }),
];

export const otherIn: readonly Draft<ClassRule>[] = [
  wordsRule(
    'OTHER_IN',
    'other',
    'in',
    phrases('DIVIDEND|DIVIDENDS|CASHBACK|CASH BACK|REBATE|REBATES|REWARD|REWARDS|INSURANCE CLAIM'),
  ),
  {
    code: 'ADVANCE_BY_STRUCTURE',
    class: 'advance_in',
    direction: 'in',
    kind: 'structure',
    timesUsual: 4,
    minRows: 3,
    maxDays: 45,
    notWords: phrases('POS|PURCHASE|CHECKCARD|DEBIT CARD|CARD PURCHASE'),
  },
];

export const revenue: readonly Draft<ClassRule>[] = [
  wordsRule(
    'CUSTOMER',
    'customer',
    'in',
    phrases(
      'DEPOSIT|DEP|EDEPOSIT|INVOICE|INV|INVOICES|PAYMENT FROM|ACH CREDIT|WIRE FROM|WIRE IN|WIRE CREDIT|INCOMING WIRE|INCOMING|WT|FEDWIRE CREDIT|ZELLE|QUICKPAY|VENMO|CASH APP|CASHOUT|CASH OUT|BILL PAY FROM|CUSTOMER|VENDOR|VENDOR PAYMENT|SUPPLIER PMT|CUST PMT|EDI|AP PAYMENT|AP PMT|ACCOUNTS PAYABLE|ACCTS PAYABLE|PAYABLES|HCCLAIMPMT|SETTLEMENT|PAYOUT|PAYOUTS|REMITTANCE|PAYMENTS|PYMNTS|RMR|COUNTER CREDIT',
    ),
  ),
  wordsRule('PAYMENT_IN', 'customer', 'in', phrases('PAYMENT|PMT|PYMT|PAY|EFT|REMIT'), {
    notWords: [...lenderNames, ...phrases('CLAIM|INSURANCE|GRANT|TREAS|CREDIT UNION')],
  }),
  {
    code: 'SINGLE_LARGE',
    class: 'not_sure',
    direction: 'in',
    kind: 'single',
    of: ['customer', 'card_settlement'],
    part: 0.25,
  },
];

export const cardSettlement = wordsRule(
  'CARD_SETTLEMENT',
  'card_settlement',
  'in',
  phrases(
    'CARD SETTLEMENT|MERCHANT SETTLEMENT|MERCHANT DEPOSIT|MERCH DEP|MERCH SETL|MERCH SETTLE|BANKCARD|BANKCD|BNKCD|BKCRD|BKCD|MTOT DEP|BTOT DEP|COMB DEP|GLOBAL DEP|SQUARE|SQ|STRIPE|TOAST|CLOVER|SHOPIFY|PAYPAL|INTUIT|QUICKBOOKS|WORLDPAY|FISERV|FIRST DATA|HEARTLAND|GLOBAL PAYMENTS|TSYS|ELAVON|PAYMENTECH|BRAINTREE|ADYEN|AUTHNET|LIGHTSPEED|SUMUP|ZETTLE|HELCIM|STAX|PAYSAFE|CARDCONNECT|SPOTON|MINDBODY|VAGARO|BOOKSY|FRESHA|CARECREDIT|SYNCHRONY|AFFIRM|AFTERPAY|KLARNA|SEZZLE|DOORDASH|GRUBHUB|UBER|POSTMATES|EZCATER|ETSY|EBAY|MARKETPLACE|AMEX SETTLEMENT|AMERICAN EXPRESS SETTLEMENT|DISCOVER SETTLEMENT',
  ),
);
