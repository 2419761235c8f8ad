export type ExpectedDocument =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'document'; readonly document: string };

/** The return of a year is due on April 15 of the next one. */
const returnDay = '04-15';

function lastReturns(today: string): ExpectedDocument[] {
  const newest = Number(today.slice(0, 4)) - (today.slice(5) < returnDay ? 2 : 1);
  return [newest, newest - 1, newest - 2].map((year) => ({ kind: 'year', year }));
}

function lastMonths(today: string): ExpectedDocument[] {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return [month - 1, month - 2, month - 3].map((number) => {
    const monthOfYear = String((number % 12) + 1).padStart(2, '0');
    return { kind: 'month', month: `${Math.floor(number / 12)}-${monthOfYear}` };
  });
}

const reports = ['profit_loss', 'balance_sheet', 'cash_flow'];

const documentsByCategory: Readonly<Record<string, (today: string) => readonly ExpectedDocument[]>> = {
  tax_documents: lastReturns,
  bank_statements: lastMonths,
  financial_reports: () => reports.map((document) => ({ kind: 'document', document })),
};

/** The documents that the advice of a category names, the newest first. Each other document of the category counts too. */
export const expectedDocuments = (category: string, today: string): readonly ExpectedDocument[] =>
  documentsByCategory[category]?.(today) ?? [];
