import { BriefcaseBusiness, FileText, Gauge, Landmark, LayoutDashboard } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

const entries = [
  { to: paths.dashboard(), label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.score(), label: 'Score', Icon: Gauge },
  { to: paths.lenders(), label: 'Lender Matching', Icon: Landmark },
  { to: paths.documents(), label: 'Documents', Icon: FileText },
  { to: paths.profile(), label: 'Business Profile', Icon: BriefcaseBusiness },
];

export function Navigation() {
  return (
    <nav className="shell-nav" aria-label="Main">
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
