import {
  BriefcaseBusiness,
  FileText,
  Gauge,
  Landmark,
  LayoutDashboard,
  ListChecks,
  Wallet,
} from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { specifiedWords, words } from './app.wording.ts';

const entries = [
  { to: paths.dashboard(), label: specifiedWords.dashboard, Icon: LayoutDashboard },
  { to: paths.plan(), label: words.plan, Icon: ListChecks },
  { to: paths.score(), label: specifiedWords.score, Icon: Gauge },
  { to: paths.lenders(), label: specifiedWords.lenders, Icon: Landmark },
  { to: paths.documents(), label: specifiedWords.documents, Icon: FileText },
  { to: paths.profile(), label: specifiedWords.profile, Icon: BriefcaseBusiness },
  { to: paths.banking(), label: words.banking, Icon: Wallet },
];

export function Navigation() {
  return (
    <nav className="shell-nav" aria-label={words.navigation}>
      <ul>
        {entries.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to}>
              <Icon aria-hidden="true" size={19} strokeWidth={1.8} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
