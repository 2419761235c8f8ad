import type { Role } from '@groundwork/contracts';
import {
  ClipboardCheck,
  CreditCard,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MailX,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { screens } from './screens.ts';

/** A screen in the user menu. One with a role is shown to that role alone. */
export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly role?: Role | undefined;
}

function entry(to: string, label: string, Icon: LucideIcon): AccountEntry {
  const access = screens.find(({ path }) => path === to)?.access;
  return { to, label, Icon, role: access === 'anybody' || access === 'signed-in' ? undefined : access };
}

export const accountEntries: readonly AccountEntry[] = [
  entry(paths.account(), 'Account', UserRound),
  entry(paths.subscribe(), 'Subscription', CreditCard),
  entry(paths.privacyCenter(), 'Privacy centre', ShieldCheck),
  entry(paths.review(), 'Review', ClipboardCheck),
  entry(paths.users(), 'Users', Users),
  entry(paths.lenderCatalogue(), 'Lender catalogue', Landmark),
  entry(paths.audit(), 'Audit log', ScrollText),
  entry(paths.deadLetters(), 'Dead letters', MailX),
  entry(paths.support(), 'Support', LifeBuoy),
];

export function entriesFor(role: Role, entries: readonly AccountEntry[] = accountEntries): AccountEntry[] {
  return entries.filter((entry) => entry.role === undefined || entry.role === role);
}
