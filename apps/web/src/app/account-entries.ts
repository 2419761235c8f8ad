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

/** A screen in the user menu. One with a role is shown to that role alone. */
export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly role?: Role;
}

/** Only screens that exist: an entry comes with its route. */
export const accountEntries: readonly AccountEntry[] = [
  { to: paths.account(), label: 'Account', Icon: UserRound },
  { to: paths.subscribe(), label: 'Subscription', Icon: CreditCard },
  { to: paths.privacyCenter(), label: 'Privacy centre', Icon: ShieldCheck },
  { to: paths.review(), label: 'Review', Icon: ClipboardCheck, role: 'reviewer' },
  { to: paths.users(), label: 'Users', Icon: Users, role: 'admin' },
  { to: paths.lenderCatalogue(), label: 'Lender catalogue', Icon: Landmark, role: 'admin' },
  { to: paths.audit(), label: 'Audit log', Icon: ScrollText, role: 'admin' },
  { to: paths.deadLetters(), label: 'Dead letters', Icon: MailX, role: 'admin' },
  { to: paths.support(), label: 'Support', Icon: LifeBuoy, role: 'admin' },
];

export function entriesFor(role: Role, entries: readonly AccountEntry[] = accountEntries): AccountEntry[] {
  return entries.filter((entry) => entry.role === undefined || entry.role === role);
}
