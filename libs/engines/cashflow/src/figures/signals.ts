import type { AccountMonth } from '../reconciliation/account-months.ts';
import type { DisagreeingRow, Disagreement } from '../reconciliation/disagreements.ts';

export type CashFlowSignal =
  | {
      readonly code: 'SOURCES_DISAGREE';
      readonly accountId: string;
      readonly files: readonly [string, string];
      readonly rows: readonly DisagreeingRow[];
    }
  | {
      readonly code: 'BALANCE_BROKEN';
      readonly accountId: string;
      readonly month: string;
      readonly difference: number;
    };

interface SignaledAccount {
  readonly id: string;
  readonly disagreements?: readonly Disagreement[];
  readonly months: readonly AccountMonth[];
}

export const signalsOf = (accounts: readonly SignaledAccount[]): CashFlowSignal[] =>
  accounts.flatMap(({ id, disagreements = [], months }) => [
    ...disagreements.map(({ files, rows }): CashFlowSignal => ({
      code: 'SOURCES_DISAGREE',
      accountId: id,
      files,
      rows,
    })),
    ...months.flatMap(({ month, difference }): CashFlowSignal[] =>
      difference === null ? [] : [{ code: 'BALANCE_BROKEN', accountId: id, month, difference }],
    ),
  ]);
