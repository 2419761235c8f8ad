import {
  BriefcaseBusiness,
  FileText,
  History,
  Gauge,
  Landmark,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Wallet,
} from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { profileAddress } from '#shared/profile/profile-view.ts';
import { specifiedWords, words } from './app.wording.ts';

interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The label in the bar of a phone. An entry without it is only in the menu there. */
  readonly barLabel?: string;
}

const entries: readonly NavigationEntry[] = [
  {
    to: paths.dashboard(),
    label: specifiedWords.dashboard,
    Icon: LayoutDashboard,
    barLabel: specifiedWords.dashboard,
  },
  { to: paths.plan(), label: words.plan, Icon: ListChecks, barLabel: words.plan },
  { to: paths.score(), label: specifiedWords.score, Icon: Gauge },
  { to: paths.lenders(), label: specifiedWords.lenders, Icon: Landmark, barLabel: words.phoneBar.lenders },
  {
    to: paths.documents(),
    label: specifiedWords.documents,
    Icon: FileText,
    barLabel: specifiedWords.documents,
  },
  { to: paths.profile(), label: specifiedWords.profile, Icon: BriefcaseBusiness },
  { to: paths.banking(), label: words.banking, Icon: Wallet },
];

const loanRecords: NavigationEntry = { to: paths.lenderRecords(), label: words.loanRecords, Icon: History };

/** Past loans follow the lenders once somebody published them. */
export const navigationEntries = (pathname: string, hasLoanRecords = false): readonly NavigationEntry[] =>
  entries.flatMap((entry) => {
    if (entry.to === paths.profile()) return { ...entry, to: profileAddress(pathname) };
    return hasLoanRecords && entry.to === paths.lenders() ? [entry, loanRecords] : entry;
  });

/** Whether the screen is one that a phone opens from the menu. */
export const isInMenuOnly = (pathname: string): boolean =>
  navigationEntries(pathname, true).some(({ to, barLabel }) => to === pathname && barLabel === undefined);
