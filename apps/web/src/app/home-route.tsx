import { Spinner } from '@groundwork/web-ui';
import { useEffect } from 'react';
import { afterSignIn } from '#shared/session/after-sign-in.ts';
import { useSession } from '#shared/session/use-session.ts';
import LandingPage from '../pages/landing-page.tsx';

/** The landing page, unless somebody is signed in: then the dashboard, and the query goes along. */
export function HomeRoute() {
  const { user, loading } = useSession();
  const onLanding = !loading && user === null;

  useEffect(() => {
    // A full page load: the security policy of `/` differs from that of the screens behind it.
    if (user !== null) window.location.replace(afterSignIn(window.location.search));
  }, [user]);

  return onLanding ? <LandingPage /> : <Spinner label="Loading" />;
}
