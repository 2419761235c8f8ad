import { type CatalogField, fieldCatalog, type FieldName, type ProfileTab } from '@groundwork/contracts';
import { words } from '../profile.wording.ts';

const { sections } = words;

export interface Section {
  readonly title: string;
  readonly fields: readonly CatalogField[];
}

export const sectionStarts: Readonly<Record<ProfileTab, readonly (readonly [string, FieldName])[]>> = {
  personal: [
    [sections.aboutYou, 'fullName'],
    [sections.contact, 'phone'],
    [sections.home, 'currentAddress'],
    [sections.household, 'maritalStatus'],
    [sections.credit, 'personalCreditScore'],
    [sections.wealth, 'personalNetWorth'],
    [sections.creditUse, 'creditHistoryLength'],
    [sections.loans, 'mortgageBalance'],
    [sections.publicRecords, 'bankruptcyHistory'],
  ],
  business: [
    [sections.company, 'legalBusinessName'],
    [sections.industry, 'industryType'],
    [sections.location, 'businessAddress'],
    [sections.premises, 'yearsAtLocation'],
    [sections.people, 'franchiseInfo'],
  ],
  financial: [
    [sections.revenue, 'annualRevenueCurrent'],
    [sections.revenueSources, 'primaryRevenueSources'],
    [sections.expenses, 'annualOperatingExpenses'],
    [sections.profit, 'grossProfitMargin'],
    [sections.ratios, 'currentRatio'],
    [sections.assets, 'totalAssets'],
    [sections.liabilities, 'totalLiabilities'],
  ],
  banking: [[sections.bank, 'primaryBankName']],
  loan: [[sections.loan, 'loanRequestAmount']],
  additional: [
    [sections.businessCredit, 'experianBusinessScore'],
    [sections.strategy, 'competitiveAdvantages'],
  ],
};

export function sectionsOf(tab: ProfileTab): Section[] {
  const fields = fieldCatalog.filter((field) => field.tab === tab);
  const starts = sectionStarts[tab].map(([title, first]) => ({
    title,
    at: fields.findIndex(({ name }) => name === first),
  }));
  return starts.map(({ title, at }, index) => ({ title, fields: fields.slice(at, starts[index + 1]?.at) }));
}
