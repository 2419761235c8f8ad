import type { LinkId, LinkMode, LinkState, PackageId, UserId, VisitId } from '@groundwork/contracts';

export interface Recipient {
  name: string;
  email: string;
  organization: string | null;
}

export interface LinkRow {
  id: LinkId;
  userId: UserId;
  packageId: PackageId;
  tokenHash: string;
  sealedRecipient: string;
  mode: LinkMode;
  expiresAt: Date;
  createdAt: Date;
  revokedAt: Date | null;
  lockedAt: Date | null;
  wrongCodes: number;
  lastVisitAt: Date | null;
}

export interface SessionRow {
  hash: string;
  userId: UserId;
  linkId: LinkId;
  packageId: PackageId;
  visitId: VisitId;
  expiresAt: Date;
}

/** Opens the download of one visit once. */
export type TicketRow = SessionRow;

/** The actor of an audit entry about what the reader of a link did. */
export const readerOf = (linkId: string): string => `link:${linkId}`;

type LinkTimes = Pick<LinkRow, 'revokedAt' | 'expiresAt' | 'lockedAt'>;

export function linkStateOf({ revokedAt, expiresAt, lockedAt }: LinkTimes, now: Date): LinkState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return lockedAt === null ? 'active' : 'locked';
}
