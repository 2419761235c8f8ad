import type { Role } from '@groundwork/contracts';
import {
  ClipboardCheck,
  CreditCard,
  FileStack,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MailX,
  Rss,
  ScrollText,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { specifiedWords, words } from './app.wording.ts';
import { signedInScreens } from './signed-in-screens.ts';

export interface AccountEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly role?: Role | undefined;
}

function entry(to: string, label: string, Icon: LucideIcon): AccountEntry {
  const access = signedInScreens.find(({ path }) => path === to)?.access;
  return { to, label, Icon, role: access === 'anybody' || access === 'signed-in' ? undefined : access };
}

export const accountEntries: readonly AccountEntry[] = [
  entry(paths.account(), words.account.account, UserRound),
  entry(paths.subscribe(), specifiedWords.subscription, CreditCard),
  entry(paths.privacyCenter(), words.account.privacyCenter, ShieldCheck),
  entry(paths.review(), words.account.review, ClipboardCheck),
  entry(paths.users(), words.account.users, Users),
  entry(paths.lenderCatalog(), words.account.lenderCatalog, Landmark),
  entry(paths.recordImports(), words.account.loanRecords, FileStack),
  entry(paths.lenderFeeds(), words.account.lenderFeeds, Rss),
  entry(paths.audit(), words.account.audit, ScrollText),
  entry(paths.deadLetters(), words.account.deadLetters, MailX),
  entry(paths.support(), words.account.support, LifeBuoy),
];

export function entriesFor(role: Role, entries: readonly AccountEntry[] = accountEntries): AccountEntry[] {
  return entries.filter((entry) => entry.role === undefined || entry.role === role);
}
