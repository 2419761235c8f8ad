import type * as stored from '@groundwork/contracts';

export type BankFilePlan = stored.InPlainUnits<stored.BankFilePlan>;
export type BankFileView = stored.InPlainUnits<stored.BankFileView>;
export type BankRowView = stored.InPlainUnits<stored.BankRowView>;
export type CashFlowView = stored.InPlainUnits<stored.CashFlowView>;
export type CorrectedRow = stored.InPlainUnits<stored.CorrectedRow>;
export type LedgerAccountView = stored.InPlainUnits<stored.LedgerAccountView>;
export type LedgerMonth = stored.InPlainUnits<stored.LedgerMonth>;
