import type { Role } from '@groundwork/contracts';
import {
  BriefcaseBusiness,
  Building2,
  ClipboardCheck,
  FileInput,
  FileStack,
  FileText,
  FolderLock,
  History,
  Gauge,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MailX,
  Rss,
  ScrollText,
  Users,
  Wallet,
} from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { profileAddress } from '#shared/profile/profile-view.ts';
import { specifiedWords, words } from './app.wording.ts';
import type { Need } from './screen.ts';
import { needOf } from './signed-in-screens.ts';

interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The label in the bar of a phone. An entry without it is only in the menu there. */
  readonly barLabel?: string;
}

type Entries = readonly [NavigationEntry, ...NavigationEntry[]];

const { phoneBar, staff } = words;

const entriesOf: Readonly<Record<Role, Entries>> = {
  user: [
    {
      to: paths.dashboard(),
      label: specifiedWords.dashboard,
      Icon: LayoutDashboard,
      barLabel: specifiedWords.dashboard,
    },
    { to: paths.plan(), label: words.plan, Icon: ListChecks, barLabel: words.plan },
    { to: paths.score(), label: specifiedWords.score, Icon: Gauge },
    { to: paths.lenders(), label: specifiedWords.lenders, Icon: Landmark, barLabel: phoneBar.lenders },
    {
      to: paths.documents(),
      label: specifiedWords.documents,
      Icon: FileText,
      barLabel: specifiedWords.documents,
    },
    { to: paths.packages(), label: words.packages, Icon: FolderLock },
    { to: paths.profile(), label: specifiedWords.profile, Icon: BriefcaseBusiness },
    { to: paths.banking(), label: words.banking, Icon: Wallet },
  ],
  reviewer: [{ to: paths.review(), label: staff.review, Icon: ClipboardCheck, barLabel: staff.review }],
  admin: [
    { to: paths.users(), label: staff.users, Icon: Users, barLabel: staff.users },
    { to: paths.businesses(), label: staff.businesses, Icon: Building2 },
    { to: paths.lenderCatalog(), label: staff.lenderCatalog, Icon: Landmark, barLabel: phoneBar.lenders },
    { to: paths.recordImports(), label: staff.loanRecords, Icon: FileStack },
    { to: paths.lenderFeeds(), label: staff.lenderFeeds, Icon: Rss },
    { to: paths.audit(), label: staff.audit, Icon: ScrollText, barLabel: staff.audit },
    { to: paths.deadLetters(), label: staff.deadLetters, Icon: MailX },
    { to: paths.blankForms(), label: staff.blankForms, Icon: FileInput },
    { to: paths.support(), label: staff.support, Icon: LifeBuoy, barLabel: staff.support },
  ],
};

const loanRecords: NavigationEntry = { to: paths.lenderRecords(), label: words.loanRecords, Icon: History };
const practice: NavigationEntry = { to: paths.practice(), label: words.practice, Icon: Building2 };

/** What one person sees in one business. */
export interface NavigationView {
  /** Past loans follow the lenders once an administrator publishes them. */
  readonly hasLoanRecords?: boolean;
  readonly hasPractice?: boolean;
  readonly isOpen?: (need: Need) => boolean;
}

const allOpen = () => true;

export function navigationEntries(
  pathname: string,
  role: Role,
  { hasLoanRecords = false, hasPractice = false, isOpen = allOpen }: NavigationView = {},
): readonly NavigationEntry[] {
  const entries = entriesOf[role].flatMap((entry) => {
    const need = needOf(entry.to);
    if (need !== null && !isOpen(need)) return [];
    if (entry.to === paths.profile()) return { ...entry, to: profileAddress(pathname) };
    return hasLoanRecords && entry.to === paths.lenders() ? [entry, loanRecords] : entry;
  });
  return hasPractice ? [...entries, practice] : entries;
}

/** The screen where a person starts. */
export const homeOf = (role: Role): NavigationEntry => entriesOf[role][0];

const inMenu = { hasLoanRecords: true, hasPractice: true };

/** Whether the screen is one that a phone opens from the menu. */
export const isInMenuOnly = (pathname: string, role: Role): boolean =>
  navigationEntries(pathname, role, inMenu).some(
    ({ to, barLabel }) => to === pathname && barLabel === undefined,
  );
