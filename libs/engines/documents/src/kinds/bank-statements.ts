import { type Evidence, figure, heldBy, type Kind, says, titled } from './kind.ts';

export const beginningLabels = [
  'beginning balance',
  'opening balance',
  'previous balance',
  'starting balance',
  'balance (?:brought )?forward',
  'balance last statement',
  'prior balance',
  'balance at (?:the )?start',
];
export const endingLabels = [
  'ending balance',
  'closing balance',
  'new balance',
  'balance this statement',
  'balance at (?:the )?end',
  'balance carried forward',
];
export const depositLabels = [
  'total (?:of )?deposits',
  'total credits',
  'total additions',
  'deposits',
  'money in\\b',
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
  'paid out\\b',
  'debits',
  'subtractions',
  'checks and payments',
];

const plain = (labels: readonly string[]) =>
  labels.map((label) => label.replace(/\(\?:[^)]*\)\??|\\b/g, '').trim());

const balanceWords = [...plain(beginningLabels), ...plain(endingLabels)];

const statement: readonly Evidence[] = [
  says(0.15, 'statement period', 'statement date', 'account statement', 'statement of account', 'statement for', 'statement from', 'statement ending'),
  says(0.2, ...plain(beginningLabels)),
  says(0.15, ...plain(endingLabels)),
  says(0.1, ...plain(depositLabels)),
  says(0.1, ...plain(withdrawalLabels), 'checks paid', 'purchases'),
  says(0.1, 'account number', 'account no', 'account ending', 'acct', 'account #', 'account summary'),
];
const otherPaper = titled(-0.6, 'balance sheet', 'profit and loss', 'cash flows', 'income tax return', 'projection', 'internal revenue service', 'department of revenue', 'omb no');
const business = ['llc', 'inc', 'corp', 'incorporated', 'corporation', 'company', 'co', 'ltd', 'lp', 'llp', 'pllc', 'pc', 'dba'];

const balances = [
  figure('beginningBalance', 'Beginning balance', beginningLabels),
  figure('endingBalance', 'Ending balance', endingLabels),
  figure('deposits', 'Deposits', depositLabels),
  figure('withdrawals', 'Withdrawals', withdrawalLabels),
  figure(
    'averageBalance',
    'Average balance',
    ['average (?:daily )?(?:ledger )?balance', 'average (?:collected )?balance', 'avg\\.? (?:daily )?balance'],
    false,
  ),
  figure('lowestBalance', 'Lowest balance', ['lowest (?:daily )?balance', 'minimum (?:daily )?balance', 'low balance'], false),
];

export const bankStatements: readonly Kind[] = [
  {
    category: 'bank_statements',
    subcategory: 'business_checking',
    needs: balanceWords,
    evidence: [
      ...statement,
      titled(0.4, 'business checking', 'commercial checking', 'business account', 'business advantage', 'checking for business', 'business current', 'small business', 'commercial account', 'business statement', 'operating account', 'business complete', 'business basic', 'business select'),
      titled(0.15, 'checking', 'current account', 'demand deposit'),
      heldBy(0.2, ...business),
      titled(-0.3, 'personal', 'savings account', 'merchant', 'money market', 'business savings', 'savings statement', 'statement savings', 'commercial savings'),
      otherPaper,
    ],
    figures: balances,
  },
  {
    category: 'bank_statements',
    subcategory: 'business_savings',
    needs: balanceWords,
    evidence: [
      ...statement,
      titled(0.4, 'savings account', 'business savings', 'money market', 'savings statement', 'statement savings', 'commercial savings', 'reserve savings', 'premier savings', 'share savings'),
      titled(0.1, 'savings'),
      says(0.15, 'annual percentage yield', 'interest earned', 'interest paid', 'apy'),
      titled(-0.3, 'checking', 'merchant', 'business account', 'commercial account'),
      otherPaper,
    ],
    figures: balances,
  },
  {
    category: 'bank_statements',
    subcategory: 'personal_checking',
    needs: balanceWords,
    evidence: [
      ...statement,
      titled(0.3, 'personal checking', 'everyday checking', 'total checking', 'personal account', 'student checking', 'free checking', 'joint checking', 'personal', 'everyday', 'premier checking', 'classic checking'),
      titled(0.15, 'checking', 'current account', 'demand deposit', 'share draft'),
      titled(-0.3, 'business', 'commercial', 'merchant', 'operating account'),
      heldBy(-0.2, ...business),
      titled(-0.15, 'savings account', 'money market'),
      otherPaper,
    ],
    figures: balances,
  },
  {
    category: 'bank_statements',
    subcategory: 'merchant_account',
    evidence: [
      titled(0.4, 'merchant statement', 'merchant account', 'processing statement', 'card processing', 'merchant services', 'merchant processing', 'payment processing', 'merchant number', 'merchant id', 'payments statement', 'card settlement'),
      says(0.15, 'chargeback', 'disputes'),
      says(0.15, 'interchange', 'discount rate', 'processing fees', 'transaction fees', 'discount fees'),
      says(0.15, 'visa', 'mastercard', 'american express', 'discover'),
      says(0.15, 'gross sales', 'total sales', 'sales volume', 'gross volume', 'amount processed', 'total processed', 'card sales'),
      says(0.15, 'net deposits', 'net deposited', 'total funded', 'amount funded', 'net settlement', 'payouts', 'amount deposited', 'net funding'),
      says(0.1, 'batch', 'settlement', 'terminal'),
      otherPaper,
    ],
    figures: [
      figure('grossSales', 'Gross sales', ['total gross sales', 'gross sales', 'total sales', 'sales volume', 'gross volume', 'amount processed', 'total processed', 'card sales']),
      figure('fees', 'Fees', ['total fees', 'processing fees', 'total charges', 'fees charged', 'total processing fees', 'fees\\b']),
      figure('deposits', 'Net deposits', ['net deposits', 'net deposited', 'total funded', 'amount funded', 'net settlement', 'total payouts', 'payouts', 'amount deposited', 'total deposits', 'net funding']),
      figure('refunds', 'Refunds', ['total refunds', 'refunds', 'returns'], false),
      figure('chargebacks', 'Chargebacks', ['chargebacks', 'disputes'], false),
    ],
  },
];
