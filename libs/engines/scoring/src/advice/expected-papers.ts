export type ExpectedPaper =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'paper'; readonly paper: string };

/** The return of a year is due on April 15 of the next one. */
const returnDay = '04-15';

function lastReturns(today: string): ExpectedPaper[] {
  const newest = Number(today.slice(0, 4)) - (today.slice(5) < returnDay ? 2 : 1);
  return [newest, newest - 1, newest - 2].map((year) => ({ kind: 'year', year }));
}

function lastMonths(today: string): ExpectedPaper[] {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return [month - 1, month - 2, month - 3].map((number) => {
    const monthOfYear = String((number % 12) + 1).padStart(2, '0');
    return { kind: 'month', month: `${Math.floor(number / 12)}-${monthOfYear}` };
  });
}

const reports = ['profit_loss', 'balance_sheet', 'cash_flow'];

const papersByCategory: Readonly<Record<string, (today: string) => readonly ExpectedPaper[]>> = {
  tax_documents: lastReturns,
  bank_statements: lastMonths,
  financial_reports: () => reports.map((paper) => ({ kind: 'paper', paper })),
};

/** The papers that the advice of a category names, the newest first. Each other paper of the category counts too. */
export const expectedPapers = (category: string, today: string): readonly ExpectedPaper[] =>
  papersByCategory[category]?.(today) ?? [];
