export { decodeBankFile, delimiterOf } from './files/decode.ts';
export { csvMapping, type CsvMapping } from './files/csv-mapping.ts';
export { suggestMapping, type MappingSuggestion } from './files/suggest-mapping.ts';
export { readCsv, type CsvReading } from './files/read-csv.ts';
export { readOfx } from './files/read-ofx.ts';
export type { Anchor, BankFile, CsvRow, FileRow, Period, QuestionCode, Refusal } from './files/bank-file.ts';
export { planImport, decidedRows, type DoubtDecision, type ImportPlan } from './plan/plan-import.ts';
export { ledgerRows, type AppliedFile, type AppliedRow, type LedgerRow } from './plan/ledger-rows.ts';
export { statementAnchors } from './reconciliation/anchors.ts';
export { accountMonths, type AccountMonth } from './reconciliation/account-months.ts';
export { disagreements, type CoveringFile } from './reconciliation/disagreements.ts';
export { cashflowRules } from './classes/rules-1.0.ts';
export { rowClasses, type ClassRules, type RowClass } from './classes/rule.ts';
export { classify, type ClassifiableRow, type RowVerdict } from './classes/classify.ts';
export {
  cashFlow,
  type CashFlow,
  type CashFlowAccount,
  type CashFlowRequest,
  type CashFlowRow,
} from './figures/cash-flow.ts';
