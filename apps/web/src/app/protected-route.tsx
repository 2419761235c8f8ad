import { lazy, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { interruptedVisit } from '#shared/session/interrupted-visit.ts';
import { leave } from '#shared/session/leave.ts';
import { openedWithToken, useSession } from '#shared/session/use-session.ts';
import { words } from './app.wording.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { EmptyShell } from './empty-shell.tsx';
import { UpdateBanner } from './update-banner.tsx';

const TwoStepPage = lazy(() => import('../pages/two-step-page.tsx'));

export function ProtectedRoute({ children }: { readonly children: ReactNode }) {
  const { user, loading } = useSession();
  const { pathname, key } = useLocation();
  // The router gives this key to the first location of a page load.
  const isPageLoad = key === 'default';
  const openedPath = useRef<string | null>(null);

  useEffect(() => {
    const isNewPath = openedPath.current !== pathname;
    openedPath.current = pathname;
    if (isNewPath && !openedWithToken(isPageLoad)) void leave('opened-without-token');
    else if (!loading && user === null) void leave('user-lost');
  }, [pathname, isPageLoad, loading, user]);

  useEffect(() => {
    if (user !== null) interruptedVisit.remove();
  }, [user]);

  if (user?.twoStepNeeded) return <TwoStepPage user={user} />;
  return (
    <>
      <ConnectionBanner />
      <UpdateBanner />
      {user === null ? <EmptyShell label={words.checkingSession} /> : children}
    </>
  );
}
