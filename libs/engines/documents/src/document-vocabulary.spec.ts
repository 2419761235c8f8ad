import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inColumns, pagesFrom } from '../testing/lines.ts';
import { type Expected, faultsOf, misread } from '../testing/vocabulary/faults.ts';

interface Words {
  readonly titles: readonly string[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly others: readonly string[];
}

interface Sample {
  readonly lines: readonly string[];
  readonly expires?: string;
  readonly monthlyRent?: number;
}

interface OtherDocument {
  readonly title: string;
  readonly lines: readonly string[];
}

interface BankWords {
  readonly card: Words;
  readonly merchant: Words;
  readonly otherPapers: readonly OtherDocument[];
}

interface ReportWords {
  readonly reports: Readonly<Record<string, Words>>;
  readonly samples: Readonly<Record<string, readonly Sample[]>>;
  readonly otherPapers: readonly OtherDocument[];
}

const contentOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../testing/vocabulary/${name}.json`), 'utf8'));
const bank = contentOf('bank') as BankWords;
const reports = contentOf('reports') as ReportWords;

type Row = readonly [figure: string, name: string, value: number];

interface Document {
  readonly category: string;
  readonly title: string;
  readonly period: string;
  readonly rows: readonly Row[];
  readonly head?: string;
  readonly foot?: string;
  readonly unnamed?: readonly string[];
}

const dollars = (value: number) =>
  value < 0 ? `(${Math.abs(value).toLocaleString('en-US')})` : value.toLocaleString('en-US');
const withCents = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });

const documents: Readonly<Record<string, Document>> = {
  profit_loss: {
    category: 'financial_reports',
    title: 'Profit and Loss',
    period: 'For the year ended December 31, 2024',
    rows: [
      ['revenue', 'Total income', 501_000],
      ['costOfGoodsSold', 'Total cost of goods sold', 200_000],
      ['grossProfit', 'Gross profit', 301_000],
      ['', 'Rent', 60_000],
      ['', 'Wages', 90_000],
      ['totalExpenses', 'Total expenses', 150_000],
      ['netIncome', 'Net income', 151_000],
    ],
  },
  balance_sheet: {
    category: 'financial_reports',
    title: 'Balance Sheet',
    period: 'As of December 31, 2024',
    rows: [
      ['', 'Checking', 40_000],
      ['', 'Inventory', 60_000],
      ['currentAssets', 'Total current assets', 100_000],
      ['', 'Equipment', 100_000],
      ['totalAssets', 'Total assets', 200_000],
      ['', 'Accounts payable', 30_000],
      ['currentLiabilities', 'Total current liabilities', 30_000],
      ['', 'Bank loan', 50_000],
      ['totalLiabilities', 'Total liabilities', 80_000],
      ['', 'Common stock', 20_000],
      ['', 'Retained earnings', 100_000],
      ['equity', 'Total equity', 120_000],
      ['liabilitiesAndEquity', 'Total liabilities and equity', 200_000],
    ],
    unnamed: ['liabilitiesAndEquity'],
  },
  cash_flow: {
    category: 'financial_reports',
    title: 'Statement of Cash Flows',
    period: 'For the year ended December 31, 2024',
    rows: [
      ['', 'Net income', 22_000],
      ['', 'Depreciation', 8_000],
      ['operatingCashFlow', 'Net cash provided by operating activities', 30_000],
      ['investingCashFlow', 'Net cash used in investing activities', -12_000],
      ['financingCashFlow', 'Net cash used in financing activities', -8_000],
      ['netChange', 'Net increase in cash', 10_000],
      ['beginningCash', 'Cash at beginning of year', 5_000],
      ['endingCash', 'Cash at end of year', 15_000],
    ],
  },
  financial_projections: {
    category: 'financial_reports',
    title: 'Financial Projections',
    period: 'For the year ending December 31, 2026',
    rows: [
      ['projectedRevenue', 'Total revenue', 610_000],
      ['projectedExpenses', 'Total expenses', 450_000],
      ['projectedNetIncome', 'Net income', 160_000],
    ],
  },
  credit_card_statement: {
    category: 'bank_statements',
    title: 'Business Credit Card Statement',
    head: 'Minimum payment due        35.00\nPayment due date 06/25/2023\nCredit limit 10,000.00',
    period: 'Statement period May 1, 2023 through May 31, 2023',
    rows: [
      ['previousBalance', 'Previous Balance', 1200.5],
      ['paymentsAndCredits', 'Payments and Credits', 800],
      ['purchases', 'Purchases', 640.25],
      ['cashAdvances', 'Cash Advances', 100],
      ['feesCharged', 'Fees Charged', 25],
      ['interestCharged', 'Interest Charged', 14.3],
      ['newBalance', 'New Balance', 1180.05],
    ],
  },
  merchant_account: {
    category: 'bank_statements',
    title: 'Merchant Statement',
    head: 'Merchant number 88812345',
    foot: 'Visa Mastercard Discover interchange',
    period: 'Statement period May 1, 2023 through May 31, 2023',
    rows: [
      ['grossSales', 'Gross Sales', 20_500.4],
      ['refunds', 'Refunds', 310.2],
      ['chargebacks', 'Chargebacks', 120],
      ['fees', 'Total Fees', 640.15],
      ['deposits', 'Net Deposits', 19_430.05],
    ],
  },
};

interface Change {
  readonly title?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly first?: string;
  readonly last?: string;
}

function printedDocument(
  document: Document,
  { title = document.title, names = {}, first, last }: Change,
): string {
  const amount = document.category === 'bank_statements' ? withCents : dollars;
  const other = (name: string | undefined) => (name === undefined ? [] : [`${name} ${amount(77)}`]);
  const rows = document.rows.map(([figure, name, value]) => `${names[figure] ?? name} ${amount(value)}`);
  const body = inColumns([...other(first), ...rows, ...other(last)].join('\n'));
  return ['Riverbend Traders', title, document.period, document.head, body, document.foot]
    .filter((part) => part !== undefined)
    .join('\n');
}

const figuresOf = ({ rows, unnamed = [] }: Document) =>
  Object.fromEntries(
    rows.flatMap(([figure, , value]) => (figure === '' || unnamed.includes(figure) ? [] : [[figure, value]])),
  );

const words: Readonly<Record<string, Words>> = {
  ...reports.reports,
  credit_card_statement: bank.card,
  merchant_account: bank.merchant,
};

describe.each(Object.entries(documents))('the words of a %s', (kind, document) => {
  const { titles, names, others } = words[kind] ?? { titles: [], names: {}, others: [] };
  const read = (change: Change) =>
    faultsOf(pagesFrom(printedDocument(document, change)), document.category, {
      kind,
      values: figuresOf(document),
    });

  it('its titles are recognized', () => {
    expect(misread(titles, (title) => read({ title }))).toEqual({});
  });

  const printed = document.rows.flatMap(([figure]) => (figure in names ? [figure] : []));
  it.each(printed)('the names of %s are read', (figure) => {
    expect(misread(names[figure] ?? [], (name) => read({ names: { [figure]: name } }))).toEqual({});
  });

  it.each(['first', 'last'] as const)('a line that resembles a figure changes nothing: %s', (place) => {
    expect(misread(others, (name) => read({ [place]: name }))).toEqual({});
  });
});

describe.each(Object.entries(reports.samples))('samples of a %s', (kind, samples) => {
  const isPrivate = kind === 'drivers_license';
  it.each(samples.map((sample, at) => [at, sample.lines[0], sample] as const))('%i %s', (_, __, sample) => {
    const expected: Expected = {
      kind,
      ...(sample.monthlyRent === undefined ? {} : { values: { monthlyRent: sample.monthlyRent } }),
      ...(sample.expires === undefined || isPrivate ? {} : { texts: { expires: sample.expires } }),
    };
    expect(faultsOf(pagesFrom(sample.lines.join('\n')), 'financial_reports', expected)).toEqual([]);
  });
});

describe('documents of no kind', () => {
  it.each([
    ['banks', bank.otherPapers],
    ['firms', reports.otherPapers],
  ] as const)('of %s', (_, others) => {
    const byTitle = Object.fromEntries(others.map((document) => [document.title, document.lines]));
    const read = (title: string) =>
      faultsOf(pagesFrom([title, ...(byTitle[title] ?? [])].join('\n')), 'financial_reports', { kind: null });
    expect(misread(Object.keys(byTitle), read)).toEqual({});
  });
});
