import { CreditCard, KeyRound, type LucideIcon, ShieldCheck, UserRound, Users } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { specifiedWords, words } from './app.wording.ts';
import type { Need } from './screen.ts';

export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The person needs it in the business. */
  readonly need?: Need;
}

export const accountEntries: readonly AccountEntry[] = [
  { to: paths.account(), label: words.account.account, Icon: UserRound },
  { to: paths.subscribe(), label: specifiedWords.subscription, Icon: CreditCard, need: 'billing' },
  { to: paths.people(), label: words.account.people, Icon: Users, need: 'owner' },
  { to: paths.access(), label: words.account.access, Icon: KeyRound },
  { to: paths.privacyCenter(), label: words.account.privacyCenter, Icon: ShieldCheck },
];
