import type { AccountFigures, ProfileFigures, UserId } from '@groundwork/contracts';

import type { MatchingBankRows } from '@groundwork/engine-matching';

/** A copy of the figures, and the summary of the last event: the next event contains the difference. */
export interface MatchedOwner {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  answered: string[];
  accountsVersion: number;
  accounts: AccountFigures[];
  bankRowsVersion: number;
  bankRows: MatchingBankRows | null;
  matchedLenders: number;
  qualificationRate: number;
  failing: Record<string, number>;
  eligible: Buffer;
}
