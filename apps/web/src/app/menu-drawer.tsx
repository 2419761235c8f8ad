import { Drawer } from 'antd';
import { Ellipsis, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { BrandLogo } from '#shared/brand/brand-logo.tsx';
import { Navigation } from './navigation.tsx';
import { isInMenuOnly } from './navigation-entries.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { words as appWords } from './app.wording.ts';
import { useRole } from './use-role.ts';

const { menu: words } = appWords;

// The style sheet uses the same width.
const wide = '(min-width: 768px)';

export function MenuDrawer() {
  const location = useLocation();
  const role = useRole();
  const [openedAt, setOpenedAt] = useState<Location | null>(null);
  const open = openedAt?.key === location.key;
  const hasNavigated = openedAt !== null && openedAt.pathname !== location.pathname;
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
        data-current={isInMenuOnly(location.pathname, role) || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenedAt(location)}
      >
        <Ellipsis aria-hidden="true" size={21} strokeWidth={1.8} />
        {words.more}
      </button>
      <Drawer
        open={open}
        onClose={close}
        placement="bottom"
        size="min(540px, 90dvh)"
        title={<BrandLogo />}
        closeIcon={<X aria-hidden="true" size={20} />}
        closable={{ placement: 'end', 'aria-label': words.close }}
        aria-label={words.label}
        // After a navigation, the focus stays on the heading of the new screen.
        focusable={{ focusTriggerAfterClose: !hasNavigated }}
      >
        <div className="shell-drawer">
          <Navigation />
          <ThemeSwitch />
        </div>
      </Drawer>
    </>
  );
}
