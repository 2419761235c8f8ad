import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useHasLoanRecords } from '#shared/lenders/use-has-loan-records.ts';
import { words } from './app.wording.ts';
import { navigationEntries } from './navigation-entries.ts';
import { useRole } from './use-role.ts';

export function Navigation() {
  const { pathname } = useLocation();
  const role = useRole();
  const hasLoanRecords = useHasLoanRecords();
  return (
    <nav className="shell-nav" aria-label={words.navigation}>
      <ul>
        {navigationEntries(pathname, role, hasLoanRecords).map(({ to, label, Icon }) => (
          <li key={label}>
            <NavLink to={to} end={to === paths.lenders()}>
              <Icon aria-hidden="true" size={19} strokeWidth={1.8} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
