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

/** A screen in the user menu. One with a role is shown to that role alone. */
export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly role?: Role;
}

/** Only screens that exist: an entry comes with its route. */
export const accountEntries: readonly AccountEntry[] = [
  { to: '/account', label: 'Account', Icon: UserRound },
  { to: '/subscribe', label: 'Subscription', Icon: CreditCard },
  { to: '/privacy-center', label: 'Privacy centre', Icon: ShieldCheck },
  { to: '/review', label: 'Review', Icon: ClipboardCheck, role: 'reviewer' },
  { to: '/admin/users', label: 'Users', Icon: Users, role: 'admin' },
  { to: '/admin/lenders', label: 'Lender catalogue', Icon: Landmark, role: 'admin' },
  { to: '/admin/audit', label: 'Audit log', Icon: ScrollText, role: 'admin' },
  { to: '/admin/dead-letters', label: 'Dead letters', Icon: MailX, role: 'admin' },
  { to: '/admin/support', label: 'Support', Icon: LifeBuoy, role: 'admin' },
];

export function entriesFor(role: Role, entries: readonly AccountEntry[] = accountEntries): AccountEntry[] {
  return entries.filter((entry) => entry.role === undefined || entry.role === role);
}
