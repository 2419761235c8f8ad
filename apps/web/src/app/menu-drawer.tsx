import { Drawer } from 'antd';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

// The width from which the navigation stands beside the screen: the same as in the style sheet.
const wide = '(min-width: 768px)';

/** The navigation of a narrow screen. It closes when a screen was chosen, and when the navigation shows anyway. */
export function MenuDrawer() {
  const here = useLocation();
  const [openedAt, setOpenedAt] = useState<Location | null>(null);
  const open = openedAt?.key === here.key;
  const left = openedAt !== null && openedAt.pathname !== here.pathname;
  const close = () => setOpenedAt(null);

  useEffect(() => {
    const query = window.matchMedia(wide);
    const onChange = () => setOpenedAt(null);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);

  return (
    <>
      <button
        type="button"
        className="shell-menu"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenedAt(here)}
      >
        <MenuIcon aria-hidden="true" />
      </button>
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        size={288}
        title={<BrandLogo />}
        closeIcon={<X aria-hidden="true" size={20} />}
        closable={{ placement: 'end', 'aria-label': 'Close menu' }}
        aria-label="Menu"
        // Closed by choosing a screen, it would take the focus away from that screen's heading.
        focusable={{ focusTriggerAfterClose: !left }}
      >
        <div className="shell-drawer">
          <Navigation />
          <ThemeSwitch />
        </div>
      </Drawer>
    </>
  );
}
