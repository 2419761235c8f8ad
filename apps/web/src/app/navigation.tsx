import { NavLink } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from './app.wording.ts';
import { useNavigationEntries } from './use-navigation-entries.ts';

export function Navigation() {
  return (
    <nav className="shell-nav" aria-label={words.navigation}>
      <ul>
        {useNavigationEntries().map(({ to, label, Icon }) => (
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
