import { NavLink, useLocation } from 'react-router-dom';
import { words } from './app.wording.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { navigationEntries } from './navigation-entries.ts';
import './phone-bar.css';
import { useRole } from './use-role.ts';

/** The thumb reaches the lower edge of a phone. The menu has all entries. */
export function PhoneBar() {
  const { pathname } = useLocation();
  const role = useRole();
  return (
    <nav className="phone-bar" aria-label={words.phoneBar.label}>
      <ul>
        {navigationEntries(pathname, role).map(({ to, barLabel, Icon }) =>
          barLabel === undefined ? null : (
            <li key={to}>
              <NavLink to={to}>
                <Icon aria-hidden="true" size={21} strokeWidth={1.8} />
                {barLabel}
              </NavLink>
            </li>
          ),
        )}
        <li>
          <MenuDrawer />
        </li>
      </ul>
    </nav>
  );
}
