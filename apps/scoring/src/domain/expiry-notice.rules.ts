import type { ProvenOwner } from './proof.model.ts';

type Notified = ProvenOwner['notified'];

export interface ExpiryNotices {
  readonly lastDays: readonly string[];
  readonly notified: Notified;
}

/** `expiring` contains the proofs in their last two weeks. A notice is due once in that time, and once on the last day. */
export function expiryNotices(
  expiring: readonly { readonly freshUntil: string }[],
  notified: Notified,
  today: string,
): ExpiryNotices {
  const isDue = (lastDay: string) => {
    const sent = notified[lastDay];
    return sent === undefined || (lastDay === today && sent < today);
  };
  const lastDays = [...new Set(expiring.map(({ freshUntil }) => freshUntil))].filter(isDue).sort();
  const stored = new Map(Object.entries(notified).filter(([lastDay]) => lastDay >= today));
  for (const lastDay of lastDays) stored.set(lastDay, today);
  return { lastDays, notified: Object.fromEntries(stored) };
}
