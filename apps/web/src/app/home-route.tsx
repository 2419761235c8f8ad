import { lazy, useEffect } from 'react';
import { paths } from '#shared/paths.ts';
import { interruptedVisit } from '#shared/session/interrupted-visit.ts';
import { useSession } from '#shared/session/use-session.ts';
import { EmptyShell } from './empty-shell.tsx';

const LandingPage = lazy(() => import('../pages/landing-page.tsx'));

/** A dynamic import, so that the landing page does not load the code. */
const loadTarget = () =>
  import('#shared/session/after-sign-in.ts').then(
    ({ afterSignIn }) => afterSignIn(window.location.search, interruptedVisit.read()?.path),
    () => paths.dashboard(),
  );

export function HomeRoute() {
  const { user, loading } = useSession();
  const showsLanding = !loading && user === null;

  useEffect(() => {
    // A page load, because `/` has its own security policy.
    if (user !== null) void loadTarget().then((path) => window.location.replace(path));
  }, [user]);

  return showsLanding ? <LandingPage /> : <EmptyShell />;
}
