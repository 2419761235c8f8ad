import { NavLink } from 'react-router-dom';
import { words } from './app.wording.ts';
import { navigationEntries } from './navigation-entries.ts';

export function Navigation() {
  return (
    <nav className="shell-nav" aria-label={words.navigation}>
      <ul>
        {navigationEntries.map(({ to, label, Icon }) => (
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
