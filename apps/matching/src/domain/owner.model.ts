import type {
  AccountFigures,
  ProfileFigures,
  SettlementState,
  TypedFigures,
  UserId,
} from '@groundwork/contracts';

import type { MatchingBankRows } from '@groundwork/engine-matching';

/** A copy of the figures, and the summary of the last event: the next event contains the difference. */
export interface MatchedOwner {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  answered: string[];
  typed: TypedFigures;
  settled: SettlementState[];
  accountsVersion: number;
  accounts: AccountFigures[];
  bankRowsVersion: number;
  bankRows: MatchingBankRows | null;
  matchedLenders: number;
  qualificationRate: number;
  failing: Record<string, number>;
  eligible: Buffer;
}
