import { Spinner } from '@groundwork/web-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leave } from '#shared/session/leave.ts';
import { openedWithToken, useSession } from '#shared/session/use-session.ts';
import { ConnectionBanner } from './connection-banner.tsx';

/** Shows its screen to a signed-in user and sends everybody else where they belong. */
export function ProtectedRoute({ children }: { readonly children: ReactNode }) {
  const { user, loading } = useSession();
  const { pathname, key } = useLocation();
  // The router's name for where the page was loaded.
  const isPageLoad = key === 'default';
  const openedPath = useRef<string | null>(null);

  useEffect(() => {
    const opening = openedPath.current !== pathname;
    openedPath.current = pathname;
    if (opening && !openedWithToken(isPageLoad)) void leave('opened-without-token');
    else if (!loading && user === null) void leave('user-lost');
  }, [pathname, isPageLoad, loading, user]);

  return (
    <>
      <ConnectionBanner />
      {user === null ? <Spinner label="Checking who is signed in" /> : children}
    </>
  );
}
