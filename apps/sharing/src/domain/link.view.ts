import type { PackageLink } from '@groundwork/contracts';
import { type LinkRow, linkStateOf, type Recipient } from './link.model.ts';

export const toLinkView = (row: LinkRow, recipient: Recipient, now: Date): PackageLink => ({
  id: row.id,
  packageId: row.packageId,
  ...recipient,
  mode: row.mode,
  state: linkStateOf(row, now),
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
});

/** Shows the first letter and the domain. */
export function emailHint(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
