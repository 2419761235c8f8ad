import type { ErasureReceipt, OwnerService } from '@groundwork/contracts';

const parts: Readonly<Record<OwnerService, string>> = {
  profile: 'Profile and banking',
  scoring: 'Score',
  documents: 'Documents',
  matching: 'Lender matching',
  billing: 'Payments',
  identity: 'Account',
};

export const partName = (service: OwnerService): string => parts[service];

/** "3 bank accounts"; what cannot be counted stands by its name. */
export const counted = ({ what, count }: { readonly what: string; readonly count: number }): string =>
  count === 0 ? what : `${count} × ${what}`;

export function standingOf(
  { state, dueAt, finishedAt }: ErasureReceipt,
  format: (iso: string) => string,
): string {
  if (state === 'waiting') return `The erasure was asked for and is carried out after ${format(dueAt)}.`;
  if (state === 'cancelled') return 'The erasure was cancelled. Nothing was deleted.';
  if (state === 'running') return 'The erasure is being carried out. This page follows it.';
  return `The erasure was finished on ${format(finishedAt ?? dueAt)}.`;
}
