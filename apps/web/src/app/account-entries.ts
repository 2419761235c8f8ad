import { CreditCard, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { specifiedWords, words } from './app.wording.ts';

export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

export const accountEntries: readonly AccountEntry[] = [
  { to: paths.account(), label: words.account.account, Icon: UserRound },
  { to: paths.subscribe(), label: specifiedWords.subscription, Icon: CreditCard },
  { to: paths.privacyCenter(), label: words.account.privacyCenter, Icon: ShieldCheck },
];
