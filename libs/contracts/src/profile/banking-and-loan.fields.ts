import { fieldsOf } from './field.ts';

const bank = fieldsOf('banking');
const loan = fieldsOf('loan');

export const bankingFields = [
  bank.personal('primaryBankName', 'Primary bank', { required: true, mandatory: true, counted: true }),
  bank.count('bankingRelationshipYears', 'Years with the bank'),
  bank.amount('averageBankBalance', 'Average bank balance', { direction: 'up' }),
  bank.amount('minimumBankBalance', 'Minimum bank balance'),
  bank.amount('maximumBankBalance', 'Maximum bank balance'),
  bank.amount('monthlyDeposits', 'Monthly deposits'),
  bank.count('nsfIncidents', 'NSF incidents', { direction: 'down', placeholder: 'Enter 0 if none' }),
  bank.yesNo('overdraftHistory', 'Overdraft history', { direction: 'down' }),
] as const;

export const loanFields = [
  loan.amount('loanRequestAmount', 'Loan request amount', {
    required: true,
    mandatory: true,
    direction: 'down',
  }),
  loan.select('loanPurpose', 'Loan purpose', {
    mandatory: true,
    options: [
      'working_capital',
      'equipment',
      'expansion',
      'inventory',
      'real_estate',
      'debt_consolidation',
      'other',
    ],
  }),
  loan.count('loanTerm', 'Loan term (months)', { max: 600 }),
  loan.personal('collateralOffered', 'Collateral offered'),
  loan.yesNo('personalGuarantee', 'Personal guarantee', { direction: 'up' }),
  loan.longText('useOfFunds', 'Use of funds'),
  loan.longText('repaymentPlan', 'Repayment plan'),
] as const;
