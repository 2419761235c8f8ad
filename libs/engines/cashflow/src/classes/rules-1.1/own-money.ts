import type { ClassRule } from '../rule.ts';
import { loanWords, phrases } from './financing-words.ts';
import { type Draft, wordsRule } from './rule-drafts.ts';

const transfers = phrases('TRANSFER|TRANSFERS|XFER|TRSF|TFR|TRNSFR|SWEEP');

const lines = [...loanWords, 'LOC'];

const ownerNamed: Draft<Extract<ClassRule, { kind: 'owner' }>> = {
  code: 'OWNER_NAME',
  class: 'owner_money',
  direction: 'any',
  kind: 'owner',
  words: [
    ...transfers,
    ...phrases(
      'ZELLE|VENMO|CASH APP|CASHAPP|WIRE|SEND MONEY|QUICKPAY|POPMONEY|APPLE CASH|P2P|ACH PULL|ACH PUSH|MONEYLINK|MONEYLINE|DISTRIBUTION|DISTRIB|DRAW',
    ),
  ],
  with: phrases(
    'BROKERAGE|BKG|MONEYLINK|MONEYLINE|SAVINGS|SCHWAB|FIDELITY|VANGUARD|ETRADE|E TRADE|MERRILL|ROBINHOOD|AMERITRADE|EDWARD JONES|MORGAN STANLEY|RAYMOND JAMES|WEALTHFRONT|BETTERMENT|ACORNS|MARCUS|PERSONAL CHECKING|PERSONAL ACCOUNT',
  ),
  notWords: phrases(
    'CASHOUT|CASH OUT|PAYOUT|SETTLEMENT|SQUARE|STRIPE|SHOPIFY|TOAST|CLOVER|PAYPAL|PAYROLL|WAGES|LOAN|CREDIT CRD|CREDIT CARD|CRCARDPMT|EPAYMENT|EPAY|E PAYMENT|AUTOPAY|INVOICE|INV',
  ),
};

export const ownMoney: readonly Draft<ClassRule>[] = [
  ownerNamed,
  wordsRule('LINE_TRANSFER_IN', 'loan_in', 'in', transfers, { with: lines }),
  wordsRule('LINE_TRANSFER_OUT', 'loan_repayment', 'out', transfers, { with: lines }),
  wordsRule('NAMED_OWN_TRANSFER', 'own_transfer', 'any', transfers, {
    with: phrases(
      'SAVINGS|SAV|CHECKING|CHK|MONEY MARKET|MMA|TREASURY|TO ACCOUNT|FROM ACCOUNT|TO ACCT|FROM ACCT|TO SHARE|FROM SHARE|INTERNAL TRANSFER|BOOK TRANSFER|BETWEEN ACCOUNTS',
    ),
    notWords: phrases('WIRE|FED|FEDWIRE|ORIG|ORG|B O|WT'),
  }),
];
