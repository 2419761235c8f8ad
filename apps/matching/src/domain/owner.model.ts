import type { AccountFigures, ProfileFigures, UserId } from '@groundwork/contracts';

/** Matching's own copy of an owner's figures, and the summary that was told of them last: what is new is told by it. */
export interface MatchedOwner {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  accountsVersion: number;
  accounts: AccountFigures[];
  matchedLenders: number;
  qualificationRate: number;
  /** At how many programmes each hard criterion fails. */
  failing: Record<string, number>;
  /** One bit for each row of the catalogue: those whose criteria all pass. */
  eligible: Buffer;
}
