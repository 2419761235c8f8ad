import { NavLink } from 'react-router-dom';
import { words } from './app.wording.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import './phone-bar.css';
import { useNavigationEntries } from './use-navigation-entries.ts';

/** The thumb reaches the lower edge of a phone. The menu has all entries. */
export function PhoneBar() {
  return (
    <nav className="phone-bar" aria-label={words.phoneBar.label}>
      <ul>
        {useNavigationEntries().map(({ to, barLabel, Icon }) =>
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
