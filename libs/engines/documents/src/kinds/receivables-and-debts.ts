import { figureLabels } from '../documents.wording.ts';
import { columnRule, defineKind, textEvidence, titleEvidence } from './kind.ts';
import { bankPaper, taxForm } from './report-phrases.ts';

const ages = textEvidence(0.25, '1 - 30', '31 - 60', '61 - 90', '1 to 30', '31 to 60', '0 - 30');
const lastAge = textEvidence(0.15, '91 and over', 'over 90', '> 90', '90+', '91+', '91 or more');
const totals = [/^(?:(?:grand|report|aging|ageing|overall|company|final) )?totals?\b/i];
const inColumn = (column: RegExp) => ({ rows: totals, column });

const aging = {
  category: 'financial_reports',
  layout: 'letter',
  issuedBy: 'owner',
  hasRowTotals: true,
  figures: [
    columnRule(
      'total',
      figureLabels.total,
      inColumn(/\b(?:grand )?totals?\b|(?:balance|amount) due$|(?:open|total) balance$/i),
    ),
    columnRule('current', figureLabels.current, inColumn(/\b(?:current|not due)\b/i), false),
    columnRule(
      'over90',
      figureLabels.over90,
      inColumn(/9[01] ?(?:and|or|days|\+)|(?:over|>) ?9[01]|9[01]\+/i),
      false,
    ),
  ],
} as const;

export const arAging = defineKind({
  ...aging,
  subcategory: 'ar_aging',
  evidence: [
    titleEvidence(
      0.5,
      'a/r aging',
      'accounts receivable aging',
      'receivables aging',
      'aged receivables',
      'aging of receivables',
      'aged accounts receivable',
      'customer aging',
    ),
    ages,
    lastAge,
    taxForm,
    bankPaper,
  ],
});

export const apAging = defineKind({
  ...aging,
  subcategory: 'ap_aging',
  evidence: [
    titleEvidence(
      0.5,
      'a/p aging',
      'accounts payable aging',
      'payables aging',
      'aged payables',
      'aging of payables',
      'aged accounts payable',
      'vendor aging',
    ),
    ages,
    lastAge,
    taxForm,
    bankPaper,
  ],
});

export const debtSchedule = defineKind({
  category: 'financial_reports',
  subcategory: 'debt_schedule',
  layout: 'letter',
  issuedBy: 'owner',
  evidence: [
    titleEvidence(
      0.5,
      'debt schedule',
      'schedule of debt',
      'schedule of liabilities',
      'schedule of notes payable',
    ),
    textEvidence(0.15, 'lender', 'creditor', 'payee'),
    textEvidence(0.1, 'original amount', 'original loan', 'original balance', 'original date'),
    textEvidence(0.15, 'monthly payment', 'payment amount'),
    textEvidence(0.1, 'maturity', 'interest rate', 'collateral'),
    taxForm,
  ],
  figures: [
    columnRule(
      'totalBalance',
      figureLabels.totalBalance,
      inColumn(/\b(?:current|present|outstanding|unpaid|remaining) balance|^balance|\bamount owed/i),
    ),
    columnRule(
      'totalMonthlyPayment',
      figureLabels.totalMonthlyPayment,
      inColumn(/\bmonthly payment|^payment|^monthly/i),
      false,
    ),
  ],
});
