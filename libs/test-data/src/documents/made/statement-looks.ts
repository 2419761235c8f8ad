import type { Part } from './people.ts';
import type { Family } from './sheet.ts';
import type { StatementModel } from './statement-model.ts';
import { days, type Hand } from './written.ts';

interface Words {
  title: Record<StatementModel['kind'], string>;
  period: (from: string, to: string) => string;
  begin: string;
  end: string;
  deposits: string;
  withdrawals: string;
  account: string;
  head: readonly string[];
}

export interface Layout {
  family: Family;
  size: number;
  hand: Hand;
  words: Words;
  table: 'signed' | 'columns' | 'sections' | 'daily';
  summary: 'list' | 'row' | 'pairs';
  numbered: boolean;
}

const hand = (
  dollar: boolean,
  negative: Hand['negative'],
  day: Hand['day'],
  long: Hand['long'] = days.long,
): Hand => ({
  dollar,
  negative,
  day,
  long,
});

export const layouts: Record<Part, readonly Layout[]> = {
  train: [
    {
      family: 'Helvetica',
      size: 9,
      hand: hand(true, 'minus', days.slashes),
      words: {
        title: {
          business_checking: 'Business Checking Statement',
          business_savings: 'Business Savings Statement',
          personal_checking: 'Personal Checking Statement',
        },
        period: (from, to) => `Statement period: ${from} through ${to}`,
        begin: 'Beginning balance',
        end: 'Ending balance',
        deposits: 'Deposits and other credits',
        withdrawals: 'Withdrawals and other debits',
        account: 'Account number:',
        head: ['Date', 'Description', 'Amount', 'Balance'],
      },
      table: 'signed',
      summary: 'list',
      numbered: true,
    },
    {
      family: 'Times',
      size: 10,
      hand: hand(false, 'brackets', days.slashesYear, days.slashesYear),
      words: {
        title: {
          business_checking: 'Commercial Checking',
          business_savings: 'Money Market Savings Account',
          personal_checking: 'Everyday Checking',
        },
        period: (from, to) => `For the period ${from} to ${to}`,
        begin: 'Opening Balance',
        end: 'Closing Balance',
        deposits: 'Total Credits',
        withdrawals: 'Total Debits',
        account: 'Account No.',
        head: ['Date', 'Transaction', 'Debits', 'Credits', 'Balance'],
      },
      table: 'columns',
      summary: 'row',
      numbered: false,
    },
    {
      family: 'Helvetica',
      size: 9,
      hand: hand(true, 'minus', days.slashes),
      words: {
        title: {
          business_checking: 'Business Complete Checking',
          business_savings: 'Premier Savings',
          personal_checking: 'Total Checking',
        },
        period: (from, to) => `${from} through ${to}`,
        begin: 'Beginning Balance',
        end: 'Ending Balance',
        deposits: 'Deposits and Additions',
        withdrawals: 'Electronic Withdrawals',
        account: 'Account Number:',
        head: ['DATE', 'DESCRIPTION', 'AMOUNT'],
      },
      table: 'sections',
      summary: 'list',
      numbered: true,
    },
  ],
  test: [
    {
      family: 'Courier',
      size: 8.5,
      hand: hand(false, 'trailing', days.month),
      words: {
        title: {
          business_checking: 'BUSINESS ADVANTAGE CHECKING',
          business_savings: 'BUSINESS RESERVE SAVINGS',
          personal_checking: 'CLASSIC CHECKING ACCOUNT',
        },
        period: (from, to) => `STATEMENT DATES ${from} - ${to}`,
        begin: 'PREVIOUS BALANCE',
        end: 'NEW BALANCE',
        deposits: 'TOTAL DEPOSITS',
        withdrawals: 'TOTAL WITHDRAWALS',
        account: 'ACCOUNT #',
        head: ['DATE', 'DETAIL', 'AMOUNT', 'BALANCE'],
      },
      table: 'signed',
      summary: 'list',
      numbered: false,
    },
    {
      family: 'Helvetica',
      size: 10,
      hand: hand(true, 'minus', days.dayFirst),
      words: {
        title: {
          business_checking: 'Small Business Account',
          business_savings: 'High Yield Savings Account',
          personal_checking: 'Joint Checking',
        },
        period: (from, to) => `Account statement ${from} to ${to}`,
        begin: 'Balance brought forward',
        end: 'Balance carried forward',
        deposits: 'Money in',
        withdrawals: 'Money out',
        account: 'Account ending in',
        head: ['Date', 'Details', 'Money out', 'Money in', 'Balance'],
      },
      table: 'columns',
      summary: 'pairs',
      numbered: true,
    },
    {
      family: 'Times',
      size: 10,
      hand: hand(false, 'minus', days.short, days.short),
      words: {
        title: {
          business_checking: 'Small Business Checking',
          business_savings: 'Statement Savings',
          personal_checking: 'Free Checking',
        },
        period: (from, to) => `Statement Period ${from} - ${to}`,
        begin: 'Starting balance',
        end: 'Closing balance',
        deposits: 'Deposits / Credits',
        withdrawals: 'Withdrawals / Debits',
        account: 'Acct. number',
        head: ['Date', 'Description', 'Amount'],
      },
      table: 'sections',
      summary: 'row',
      numbered: false,
    },
    {
      family: 'Helvetica',
      size: 8.5,
      hand: hand(false, 'brackets', days.slashes, days.iso),
      words: {
        title: {
          business_checking: 'Commercial Account Analysis',
          business_savings: 'Commercial Savings',
          personal_checking: 'Premier Checking',
        },
        period: (from, to) => `Statement from ${from} to ${to}`,
        begin: 'Balance last statement',
        end: 'Balance this statement',
        deposits: 'Additions',
        withdrawals: 'Subtractions',
        account: 'Account number',
        head: ['Date', 'Activity', 'Subtractions', 'Additions', 'Ledger balance'],
      },
      table: 'daily',
      summary: 'list',
      numbered: true,
    },
  ],
};
