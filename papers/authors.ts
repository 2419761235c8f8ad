import type { Layout } from './paper.ts';
import { bankActivityParts } from './layouts/bank-activity-parts.ts';
import { bankAnalyzed } from './layouts/bank-analyzed.ts';
import { bankBillsAndReports } from './layouts/bank-bills-and-reports.ts';
import { bankBranches } from './layouts/bank-branches.ts';
import { bankBriefSummaries } from './layouts/bank-brief-summaries.ts';
import { bankCardAccounts } from './layouts/bank-card-accounts.ts';
import { bankCarriedForward } from './layouts/bank-carried-forward.ts';
import { bankCommercial } from './layouts/bank-commercial.ts';
import { bankCorePrograms } from './layouts/bank-core-programs.ts';
import { bankDaysInGroups } from './layouts/bank-days-in-groups.ts';
import { bankFieldsAndColumns } from './layouts/bank-fields-and-columns.ts';
import { bankLists } from './layouts/bank-lists.ts';
import { bankLongPeriods } from './layouts/bank-long-periods.ts';
import { bankManners } from './layouts/bank-manners.ts';
import { bankNational } from './layouts/bank-national.ts';
import { bankOthers } from './layouts/bank-others.ts';
import { bankPagesApart } from './layouts/bank-pages-apart.ts';
import { bankPortals } from './layouts/bank-portals.ts';
import { bankPrintouts } from './layouts/bank-printouts.ts';
import { bankRegional } from './layouts/bank-regional.ts';
import { bankRelationships } from './layouts/bank-relationships.ts';
import { bankSections } from './layouts/bank-sections.ts';
import { bankSides } from './layouts/bank-sides.ts';
import { bankStarsAndSigns } from './layouts/bank-stars-and-signs.ts';
import { bankSuperRegional } from './layouts/bank-super-regional.ts';
import { bankSweptAndLent } from './layouts/bank-swept-and-lent.ts';
import { bankTables } from './layouts/bank-tables.ts';
import { bankWorksheets } from './layouts/bank-worksheets.ts';
import { cashAndCredit } from './layouts/cash-and-credit.ts';
import { fintechAccounts } from './layouts/fintech-accounts.ts';
import { fintechExports } from './layouts/fintech-exports.ts';
import { fintechStatements } from './layouts/fintech-statements.ts';
import { onlineMoney } from './layouts/online-money.ts';
import { otherAccounts } from './layouts/other-accounts.ts';
import { personalManners } from './layouts/personal-manners.ts';
import { personalOwnersAndWeeks } from './layouts/personal-owners-and-weeks.ts';
import { savingsAndPersonal } from './layouts/savings-and-personal.ts';
import { savingsManners } from './layouts/savings-manners.ts';
import { savingsRatesAndMonths } from './layouts/savings-rates-and-months.ts';
import { unionAndGoals } from './layouts/union-and-goals.ts';
import { unionCombined } from './layouts/union-combined.ts';
import { unionManners } from './layouts/union-manners.ts';
import { unionShares } from './layouts/union-shares.ts';

/** Who drew the layouts of account statements, by the rounds in which they came. */
const layoutsOf: Readonly<Record<string, readonly (readonly Layout[])[]>> = {
  first: [bankSections, bankTables, bankOthers, otherAccounts],
  second: [
    bankAnalyzed,
    bankBriefSummaries,
    bankCardAccounts,
    bankLongPeriods,
    fintechAccounts,
    unionShares,
    bankActivityParts,
  ],
  third: [
    bankCommercial,
    bankRegional,
    bankCarriedForward,
    bankPrintouts,
    bankRelationships,
    fintechStatements,
    savingsAndPersonal,
    unionCombined,
  ],
  fourth: [
    bankNational,
    bankSuperRegional,
    bankCorePrograms,
    bankManners,
    bankSides,
    unionManners,
    fintechExports,
    cashAndCredit,
    onlineMoney,
  ],
  fifth: [
    bankLists,
    bankWorksheets,
    bankPortals,
    bankBranches,
    unionAndGoals,
    savingsManners,
    personalManners,
    bankBillsAndReports,
  ],
  sixth: [
    bankDaysInGroups,
    bankPagesApart,
    bankSweptAndLent,
    bankStarsAndSigns,
    bankFieldsAndColumns,
    savingsRatesAndMonths,
    personalOwnersAndWeeks,
  ],
};

export const authors = Object.keys(layoutsOf);

const byLayout = new Map(
  Object.entries(layoutsOf).flatMap(([author, lists]) =>
    lists.flat().map(({ name }) => [name, author] as const),
  ),
);

export const authorOf = (layout: string): string | undefined => byLayout.get(layout);

/** The last commit of the reader before the layouts of an author came: it was not tuned to them. */
export const readerBefore: Readonly<Record<string, string>> = {
  second: '2f49aeb6b',
  third: '343fe184c',
  fourth: '3d3fd78b2',
  fifth: '463247e50',
  sixth: '463247e50',
};
