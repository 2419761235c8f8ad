import { componentTokens, useStillness, useTheme } from '@groundwork/web-ui';
import { ConfigProvider, Drawer, theme as componentTheme } from 'antd';
import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useLiveUpdates } from '../features/live-updates/api/use-live-updates.ts';
import { QueryProvider } from '#shared/api/query-provider.tsx';
import { brand } from '#shared/brand/brand.ts';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { useSession } from '#shared/session/use-session.ts';
import { Navigation } from './navigation.tsx';
import './signed-in-layout.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

/** After a navigation the reader starts at the top of the new screen, on screen and for a screen reader. */
function useFreshStart() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function Frame() {
  useLiveUpdates();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useFreshStart();
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        Skip to content
      </a>
      <aside className="shell-side">
        <Link className="shell-brand" to="/dashboard" aria-label={`${brand.name}, dashboard`}>
          <BrandLogo />
        </Link>
        <Navigation />
        <ThemeSwitch />
      </aside>
      <header className="shell-top">
        <button type="button" className="shell-menu" aria-label="Open menu" onClick={() => setMenuOpen(true)}>
          <MenuIcon aria-hidden="true" />
        </button>
        <Link className="shell-brand shell-top-brand" to="/dashboard" aria-label={`${brand.name}, dashboard`}>
          <BrandLogo />
        </Link>
        <UserMenu />
      </header>
      <Drawer
        open={menuOpen}
        onClose={closeMenu}
        placement="left"
        size={288}
        title={<BrandLogo />}
        aria-label="Menu"
      >
        <div className="shell-drawer">
          <Navigation onNavigate={closeMenu} />
          <ThemeSwitch />
        </div>
      </Drawer>
      <main className="shell-main" id="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
    </div>
  );
}

/** Menus open inside the landmark they belong to, where a screen reader expects them. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('main, header') ?? document.body;
}

/** The frame of every signed-in screen. The component library enters here and not before. */
export default function SignedInLayout() {
  const { mode } = useTheme();
  const still = useStillness();
  const { user } = useSession();
  return (
    <ConfigProvider
      getPopupContainer={popupPlace}
      theme={{
        cssVar: { key: 'groundwork' },
        hashed: false,
        algorithm: mode === 'dark' ? componentTheme.darkAlgorithm : componentTheme.defaultAlgorithm,
        token: componentTokens(mode, still),
      }}
    >
      <QueryProvider key={user?.id}>
        <Frame />
      </QueryProvider>
    </ConfigProvider>
  );
}
