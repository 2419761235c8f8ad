import { figureLabels } from '../documents.wording.ts';
import { type Evidence, figureRule, textEvidence, titleEvidence, upToWords } from './kind.ts';

export const beginningLabels = [
  'beginning balance',
  'opening balance',
  'previous balance',
  'starting balance',
  'balance (?:brought )?forward',
  'balance last statement',
  'prior balance',
  'balance at (?:the )?start',
  `(?:beginning|opening|starting|previous|prior) ${upToWords(2, '\\w{1,40}')} balance`,
  'balance at (?:the )?beginning',
  'last statement balance',
  'balance from (?:last|previous|prior) statement',
  '(?:opening|beginning) ledger\\b(?! balance)',
  'balance before$',
  'you had$',
  'you began with$',
];
export const endingLabels = [
  'ending balance',
  'closing balance',
  'new balance',
  'balance (?:on )?this statement',
  '(?:closing|ending) ledger\\b(?! balance)',
  'balance now$',
  'final balance',
  'you have$',
  'ledger balance$',
  'balance at (?:the )?end',
  'balance carried forward',
  `(?:ending|closing|new) ${upToWords(2, '\\w{1,40}')} balance`,
  'statement balance',
  'current balance',
];
export const depositLabels = [
  'total (?:of )?deposits',
  'total credits',
  'total additions',
  'deposits',
  'money in\\b',
  'you received\\b',
  'you were paid\\b',
  'paid in\\b',
  'credits',
  'additions',
];
export const withdrawalLabels = [
  'total (?:of )?withdrawals',
  'total debits',
  'total subtractions',
  'withdrawals',
  'money out\\b',
  'you spent\\b',
  'paid out\\b',
  'debits',
  'subtractions',
  'checks and payments',
];

const plain = (labels: readonly string[]) =>
  labels
    .filter((label) => !label.includes('{'))
    .map((label) => label.replace(/\(\?[:!][^()]*\)\??|\\b|\$/g, '').trim());

/** A letter of a bank or a card has a current balance too. */
const alsoOnOtherDocuments = new Set([
  'statement balance',
  'current balance',
  'ledger balance$',
  'you have$',
]);
const moreBalanceWords = [
  'beginning ledger',
  'beginning account',
  'opening ledger',
  'previous statement balance',
  'last statement balance',
  'opening available',
  'balance as of',
  'balance on',
  'started on',
];
export const balanceWords = [
  ...moreBalanceWords,
  ...plain(beginningLabels),
  ...plain(endingLabels).filter((label) => !alsoOnOtherDocuments.has(label)),
];

/** The statement of a credit card has balances too. */
export const cardDocument = textEvidence(
  -1.2,
  'minimum payment',
  'credit limit',
  'credit line',
  'cash advance',
  'payment due date',
  'minimum due',
  'late payment',
  'interest charge calculation',
  'revolving',
);

export const brokerageDocument: readonly Evidence[] = [
  textEvidence(-0.5, 'price per unit', 'price per share', 'share price', 'market price', 'unit price'),
  textEvidence(-0.5, 'market value', 'value of holdings', 'total holdings'),
  titleEvidence(
    -0.5,
    'brokerage',
    'investment report',
    'investment account',
    'portfolio summary',
    'portfolio value',
    'securities account',
  ),
];

export const statement: readonly Evidence[] = [
  textEvidence(
    0.15,
    'statement period',
    'statement date',
    'account statement',
    'statement of account',
    'statement for',
    'statement from',
    'statement ending',
  ),
  textEvidence(0.2, ...plain(beginningLabels)),
  textEvidence(0.15, ...plain(endingLabels)),
  textEvidence(0.1, ...plain(depositLabels)),
  textEvidence(0.1, ...plain(withdrawalLabels), 'checks paid', 'purchases'),
  textEvidence(0.1, 'account number', 'account no', 'account ending', 'acct', 'account #', 'account summary'),
];
export const otherDocument = titleEvidence(
  -0.6,
  'balance sheet',
  'profit and loss',
  'cash flows',
  'income tax return',
  'projection',
  'internal revenue service',
  'department of revenue',
  'omb no',
  ...['trial balance', 'general ledger', 'chart of accounts', 'check register', 'deposit detail'],
);
export const savingsTitles = [
  'savings account',
  'business savings',
  'money market',
  'savings statement',
  'statement savings',
  'commercial savings',
  'business regular shares',
  'mmda',
  'reserve account',
];
export const businessNames = [
  'llc',
  'inc',
  'corp',
  'incorporated',
  'corporation',
  'company',
  'co',
  'ltd',
  'lp',
  'llp',
  'pllc',
  'pc',
  'dba',
];

const average = '(?:average|avg\\.?)';
const needed = '(?:to|required|requirement|needed)\\b';

export const balances = [
  figureRule('beginningBalance', figureLabels.beginningBalance, beginningLabels),
  figureRule('endingBalance', figureLabels.endingBalance, endingLabels),
  figureRule('deposits', figureLabels.deposits, depositLabels),
  figureRule('withdrawals', figureLabels.withdrawals, withdrawalLabels),
  figureRule(
    'averageBalance',
    figureLabels.averageBalance,
    [
      `${average} (?:(?:daily|ledger|collected|available|statement|account|monthly) ){0,2}(?:balance|bal\\b)(?! ${needed})`,
      `${average} (?:ledger|collected)\\b(?! bal)`,
    ],
    false,
  ),
  figureRule(
    'lowestBalance',
    figureLabels.lowestBalance,
    [
      `(?:lowest|minimum|min\\.?|low) (?:(?:daily|ledger|ending|collected|account) ){0,2}(?:balance|bal\\b)(?! ${needed})`,
    ],
    false,
  ),
];
