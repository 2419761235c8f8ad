import { type CatalogueField, fieldCatalogue, type FieldName, type ProfileTab } from '@groundwork/contracts';

export interface Section {
  readonly title: string;
  readonly fields: readonly CatalogueField[];
}

/** Where a section begins; it ends where the next one does. The fields themselves stand in the catalogue. */
export const sectionStarts: Readonly<Record<ProfileTab, readonly (readonly [string, FieldName])[]>> = {
  personal: [
    ['About you', 'fullName'],
    ['How to reach you', 'phone'],
    ['Home', 'currentAddress'],
    ['Household and status', 'maritalStatus'],
    ['Credit, income and work', 'personalCreditScore'],
    ['What you own and spend', 'personalNetWorth'],
    ['Credit in use', 'creditHistoryLength'],
    ['Loans and mortgage', 'mortgageBalance'],
    ['Public records', 'bankruptcyHistory'],
  ],
  business: [
    ['The company', 'legalBusinessName'],
    ['What it does', 'industryType'],
    ['Where to find it', 'businessAddress'],
    ['Premises', 'yearsAtLocation'],
    ['Owners and people', 'franchiseInfo'],
  ],
  financial: [
    ['Revenue', 'annualRevenueCurrent'],
    ['Where revenue comes from', 'primaryRevenueSources'],
    ['Expenses', 'annualOperatingExpenses'],
    ['Profit and cash flow', 'grossProfitMargin'],
    ['Ratios', 'currentRatio'],
    ['What the business owns', 'totalAssets'],
    ['What the business owes', 'totalLiabilities'],
  ],
  banking: [['Your bank', 'primaryBankName']],
  loan: [['The loan you want', 'loanRequestAmount']],
  additional: [
    ['Business credit', 'experianBusinessScore'],
    ['Strategy', 'competitiveAdvantages'],
  ],
};

export function sectionsOf(tab: ProfileTab): Section[] {
  const fields = fieldCatalogue.filter((field) => field.tab === tab);
  const starts = sectionStarts[tab].map(([title, first]) => ({
    title,
    at: fields.findIndex(({ name }) => name === first),
  }));
  return starts.map(({ title, at }, index) => ({ title, fields: fields.slice(at, starts[index + 1]?.at) }));
}
