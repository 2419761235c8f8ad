import { Spinner } from '@groundwork/web-ui';
import { useEffect } from 'react';
import { paths } from '#shared/paths.ts';
import { useSession } from '#shared/session/use-session.ts';
import LandingPage from '../pages/landing-page.tsx';

/** Loaded for who is signed in alone: the landing page does without the product's code. */
const wayIn = () =>
  import('#shared/session/after-sign-in.ts').then(
    ({ afterSignIn }) => afterSignIn(window.location.search),
    () => paths.dashboard(),
  );

/** The landing page, unless somebody is signed in: then the dashboard, and the query goes along. */
export function HomeRoute() {
  const { user, loading } = useSession();
  const onLanding = !loading && user === null;

  useEffect(() => {
    // A full page load: the security policy of `/` differs from that of the screens behind it.
    if (user !== null) void wayIn().then((path) => window.location.replace(path));
  }, [user]);

  return onLanding ? <LandingPage /> : <Spinner label="Loading" />;
}
