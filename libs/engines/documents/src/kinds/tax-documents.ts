import { figure, type Kind, says, titled } from './kind.ts';

const treasury = says(0.1, 'internal revenue service', 'department of the treasury');
const attachment = titled(-0.6, 'attachment sequence no', 'payment voucher');

const stateOffices = [
  'department of revenue',
  'franchise tax board',
  'department of taxation',
  'tax commission',
  'department of finance and administration',
  'comptroller of maryland',
  'division of revenue',
  'department of taxes',
  'division of taxation',
  'revenue administration',
  'revenue services',
];

export const taxDocuments: readonly Kind[] = [
  {
    category: 'tax_documents',
    subcategory: 'form_1040',
    evidence: [
      says(
        0.6,
        'u.s. individual income tax return',
        'us tax return for seniors',
        'us nonresident alien income tax return',
      ),
      says(0.3, 'form 1040'),
      says(0.1, 'adjusted gross income'),
      treasury,
      attachment,
      titled(-0.6, 'form 1040-v', 'form 1040-es', 'what is form 1040-v'),
    ],
    figures: [
      figure('totalIncome', 'Total income', ['this is your total income', 'total income\\b']),
      figure('adjustedGrossIncome', 'Adjusted gross income', [
        'this is your adjusted gross income',
        'adjusted gross income\\b',
      ]),
      figure('totalTax', 'Total tax', ['this is your total tax\\b', 'total tax\\b']),
    ],
  },
  {
    category: 'tax_documents',
    subcategory: 'schedule_c',
    evidence: [
      says(0.7, 'profit or loss from business'),
      says(0.3, 'schedule c'),
      says(0.2, 'gross receipts or sales'),
      says(0.1, 'sole proprietorship'),
    ],
    figures: [
      figure('grossReceipts', 'Gross receipts', ['gross receipts or sales', 'gross receipts']),
      figure('totalExpenses', 'Total expenses', ['total expenses']),
      figure('netProfit', 'Net profit', ['net profit']),
    ],
  },
  {
    category: 'tax_documents',
    subcategory: 'form_1120',
    evidence: [
      says(0.7, 'u.s. corporation income tax return'),
      says(0.2, 'form 1120'),
      says(0.1, 'taxable income'),
      treasury,
    ],
    figures: [
      figure('grossReceipts', 'Gross receipts', ['gross receipts or sales', 'gross receipts']),
      figure('taxableIncome', 'Taxable income', [
        '^(?:\\d+\\w? )?taxable income(?! before)',
        '\\btaxable income(?! before)',
        'taxable income',
      ]),
      figure('totalIncome', 'Total income', ['total income'], false),
      figure('totalTax', 'Total tax', ['total tax\\b'], false),
    ],
  },
  {
    category: 'tax_documents',
    subcategory: 'state_tax_return',
    evidence: [
      titled(0.4, ...stateOffices),
      says(0.2, 'income tax return', 'state income tax return'),
      says(
        0.2,
        'individual income tax return',
        'resident income tax return',
        'personal income tax return',
        'state income tax return',
        'form or-40',
        'form il-1040',
      ),
      says(0.15, 'federal adjusted gross income', 'adjusted gross income'),
      says(0.1, 'taxable income', 'base income', 'net income'),
      titled(-0.7, 'u.s. individual income tax return', 'u.s. corporation income tax return'),
      titled(-0.5, 'payment voucher', 'schedule or-', 'schedule il-'),
    ],
    figures: [
      figure('adjustedGrossIncome', 'Adjusted gross income', ['adjusted gross income\\b']),
      figure('totalTax', 'Total tax', [
        'total tax\\b',
        'tax liability',
        'total income tax',
        'net tax\\b',
        '\\btax due\\b',
      ]),
      figure('taxableIncome', 'Taxable income', ['taxable income'], false),
    ],
  },
];
