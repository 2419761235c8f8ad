import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { isInMenuOnly } from './navigation-entries.ts';
import { words as appWords } from './app.wording.ts';
import { useRole } from './use-role.ts';

const { menu: words } = appWords;
const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

// The style sheet uses the same width.
const wide = '(min-width: 768px)';

export function MenuDrawer() {
  const location = useLocation();
  const role = useRole();
  const [openedAt, setOpenedAt] = useState<Location | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const open = openedAt?.key === location.key;
  const hasNavigated = openedAt !== null && openedAt.pathname !== location.pathname;
  const close = () => setOpenedAt(null);
  const openMenu = () => {
    setHasOpened(true);
    setOpenedAt(location);
  };

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
        onClick={openMenu}
      >
        <Ellipsis aria-hidden="true" size={21} strokeWidth={1.8} />
        {words.more}
      </button>
      {hasOpened ? (
        <Suspense>
          {/* After a navigation, the focus stays on the heading of the new screen. */}
          <MenuSheet open={open} focusesButton={!hasNavigated} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
