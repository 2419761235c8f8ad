import type { Layout } from '../paper.ts';
import { ageTables } from './age-tables.ts';
import { agedBalances } from './aged-balances.ts';
import { agesAndTerms } from './ages-and-terms.ts';
import { agesInRows } from './ages-in-rows.ts';
import { balanceColumns } from './balance-columns.ts';
import { balanceGrids } from './balance-grids.ts';
import { balanceManners } from './balance-manners.ts';
import { balanceOrders } from './balance-orders.ts';
import { balancePrograms } from './balance-programs.ts';
import { balanceSheets } from './balance-sheets.ts';
import { balanceSides } from './balance-sides.ts';
import { balanceSpreadsheets } from './balance-spreadsheets.ts';
import { balanceStatements } from './balance-statements.ts';
import { bankActivityParts } from './bank-activity-parts.ts';
import { bankAnalyzed } from './bank-analyzed.ts';
import { bankBillsAndReports } from './bank-bills-and-reports.ts';
import { bankBranches } from './bank-branches.ts';
import { bankBriefSummaries } from './bank-brief-summaries.ts';
import { bankCardAccounts } from './bank-card-accounts.ts';
import { bankCarriedForward } from './bank-carried-forward.ts';
import { bankCommercial } from './bank-commercial.ts';
import { bankCorePrograms } from './bank-core-programs.ts';
import { bankDaysInGroups } from './bank-days-in-groups.ts';
import { bankFieldsAndColumns } from './bank-fields-and-columns.ts';
import { bankLists } from './bank-lists.ts';
import { bankLongPeriods } from './bank-long-periods.ts';
import { bankManners } from './bank-manners.ts';
import { bankNational } from './bank-national.ts';
import { bankOthers } from './bank-others.ts';
import { bankPagesApart } from './bank-pages-apart.ts';
import { bankPortals } from './bank-portals.ts';
import { bankPrintouts } from './bank-printouts.ts';
import { bankRegional } from './bank-regional.ts';
import { bankRelationships } from './bank-relationships.ts';
import { bankSections } from './bank-sections.ts';
import { bankSides } from './bank-sides.ts';
import { bankStarsAndSigns } from './bank-stars-and-signs.ts';
import { bankSuperRegional } from './bank-super-regional.ts';
import { bankSweptAndLent } from './bank-swept-and-lent.ts';
import { bankTables } from './bank-tables.ts';
import { bankWorksheets } from './bank-worksheets.ts';
import { brokerageAccounts } from './brokerage-accounts.ts';
import { cardAccounts } from './card-accounts.ts';
import { cardAndMerchantGroups } from './card-and-merchant-groups.ts';
import { cardManners } from './card-manners.ts';
import { cardPrograms } from './card-programs.ts';
import { cardStatements } from './card-statements.ts';
import { cards } from './cards.ts';
import { cashAndCredit } from './cash-and-credit.ts';
import { cashFlowColumns } from './cash-flow-columns.ts';
import { cashFlowOrders } from './cash-flow-orders.ts';
import { cashFlows } from './cash-flows.ts';
import { creditReports } from './credit-reports.ts';
import { debtLists } from './debt-lists.ts';
import { debtTurns } from './debt-turns.ts';
import { debtsAndAges } from './debts-and-ages.ts';
import { fintechAccounts } from './fintech-accounts.ts';
import { fintechExports } from './fintech-exports.ts';
import { fintechStatements } from './fintech-statements.ts';
import { lendingPapers } from './lending-papers.ts';
import { letters } from './letters.ts';
import { liabilitySchedules } from './liability-schedules.ts';
import { merchantChannels } from './merchant-channels.ts';
import { merchantDetails } from './merchant-details.ts';
import { merchantMonths } from './merchant-months.ts';
import { merchantSettlements } from './merchant-settlements.ts';
import { merchantWallets } from './merchant-wallets.ts';
import { merchants } from './merchants.ts';
import { onlineMoney } from './online-money.ts';
import { otherAccounts } from './other-accounts.ts';
import { otherReports } from './other-reports.ts';
import { papersFromAgencies } from './papers-from-agencies.ts';
import { papersOfAFirm } from './papers-of-a-firm.ts';
import { papersOfAnOwner } from './papers-of-an-owner.ts';
import { papersOfTrade } from './papers-of-trade.ts';
import { papersWithTerms } from './papers-with-terms.ts';
import { payrollCopies } from './payroll-copies.ts';
import { payrollForms } from './payroll-forms.ts';
import { personalManners } from './personal-manners.ts';
import { profitAmongPages } from './profit-among-pages.ts';
import { personalOwnersAndWeeks } from './personal-owners-and-weeks.ts';
import { profitAndLoss } from './profit-and-loss.ts';
import { profitColumns } from './profit-columns.ts';
import { profitDivisions } from './profit-divisions.ts';
import { profitOffices } from './profit-offices.ts';
import { profitPrograms } from './profit-programs.ts';
import { profitReviews } from './profit-reviews.ts';
import { profitStatements } from './profit-statements.ts';
import { profitSteps } from './profit-steps.ts';
import { profitTablesAndNotes } from './profit-tables-and-notes.ts';
import { profitTrades } from './profit-trades.ts';
import { projectionColumns } from './projection-columns.ts';
import { reportsOfNoKind } from './reports-of-no-kind.ts';
import { profitTrees } from './profit-trees.ts';
import { projectionRows } from './projection-rows.ts';
import { savingsAndPersonal } from './savings-and-personal.ts';
import { savingsManners } from './savings-manners.ts';
import { savingsRatesAndMonths } from './savings-rates-and-months.ts';
import { taxAttachments } from './tax-attachments.ts';
import { taxPrograms } from './tax-programs.ts';
import { taxReturns } from './tax-returns.ts';
import { unionAndGoals } from './union-and-goals.ts';
import { unionCombined } from './union-combined.ts';
import { unionManners } from './union-manners.ts';
import { unionShares } from './union-shares.ts';

export const layouts: readonly Layout[] = [
  ...bankSections,
  ...bankTables,
  ...bankOthers,
  ...otherAccounts,
  ...profitAndLoss,
  ...balanceSheets,
  ...otherReports,
  ...cards,
  ...merchants,
  ...lendingPapers,
  ...letters,
  ...bankAnalyzed,
  ...bankBriefSummaries,
  ...bankCardAccounts,
  ...bankLongPeriods,
  ...fintechAccounts,
  ...unionShares,
  ...cardAccounts,
  ...merchantSettlements,
  ...profitColumns,
  ...profitPrograms,
  ...balancePrograms,
  ...creditReports,
  ...debtsAndAges,
  ...payrollForms,
  ...taxPrograms,
  ...papersOfAFirm,
  ...bankActivityParts,
  ...profitDivisions,
  ...profitStatements,
  ...balanceStatements,
  ...balanceSides,
  ...agedBalances,
  ...liabilitySchedules,
  ...taxReturns,
  ...payrollCopies,
  ...papersOfAnOwner,
  ...bankCommercial,
  ...bankRegional,
  ...bankCarriedForward,
  ...bankPrintouts,
  ...fintechStatements,
  ...unionCombined,
  ...bankRelationships,
  ...cardStatements,
  ...merchantMonths,
  ...merchantWallets,
  ...savingsAndPersonal,
  ...bankNational,
  ...bankSuperRegional,
  ...bankCorePrograms,
  ...bankManners,
  ...unionManners,
  ...fintechExports,
  ...cardPrograms,
  ...merchantChannels,
  ...cashAndCredit,
  ...brokerageAccounts,
  ...bankSides,
  ...onlineMoney,
  ...profitOffices,
  ...profitSteps,
  ...balanceManners,
  ...ageTables,
  ...debtLists,
  ...cashFlows,
  ...taxAttachments,
  ...papersFromAgencies,
  ...papersOfTrade,
  ...bankLists,
  ...bankWorksheets,
  ...bankPortals,
  ...profitTrades,
  ...profitTablesAndNotes,
  ...balanceColumns,
  ...cashFlowColumns,
  ...bankBranches,
  ...unionAndGoals,
  ...savingsManners,
  ...personalManners,
  ...cardManners,
  ...merchantDetails,
  ...bankBillsAndReports,
  ...projectionColumns,
  ...agesAndTerms,
  ...balanceSpreadsheets,
  ...papersWithTerms,
  ...reportsOfNoKind,
  ...profitTrees,
  ...profitReviews,
  ...profitAmongPages,
  ...bankDaysInGroups,
  ...bankPagesApart,
  ...bankSweptAndLent,
  ...bankStarsAndSigns,
  ...bankFieldsAndColumns,
  ...savingsRatesAndMonths,
  ...personalOwnersAndWeeks,
  ...cardAndMerchantGroups,
  ...balanceOrders,
  ...balanceGrids,
  ...cashFlowOrders,
  ...projectionRows,
  ...agesInRows,
  ...debtTurns,
];
