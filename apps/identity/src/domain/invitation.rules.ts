import { type InvitationState, peopleLimits } from '@groundwork/contracts';

const dayMs = 86_400_000;

interface Stored {
  state: Exclude<InvitationState, 'expired'>;
  expiresAt: Date;
}

export const invitationStateAt = ({ state, expiresAt }: Stored, now: Date): InvitationState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

export const expiryOfInvitation = (now: Date): Date =>
  new Date(now.getTime() + peopleLimits.invitationDays * dayMs);

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** Undefined if the limit of a day is not reached. `sent` begins with the newest. */
export function secondsUntilNext(sent: readonly Date[], most: number, now: Date): number | undefined {
  const first = sent[most - 1];
  if (!first) return undefined;
  return Math.max(1, Math.ceil((first.getTime() + dayMs - now.getTime()) / 1000));
}

/** Enough for the owner of the address to recognize it. */
export function emailHint(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
