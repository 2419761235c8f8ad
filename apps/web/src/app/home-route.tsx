import { useEffect } from 'react';
import { paths } from '#shared/paths.ts';
import { interruptedVisit } from '#shared/session/interrupted-visit.ts';
import { useSession } from '#shared/session/use-session.ts';
import LandingPage from '../pages/landing-page.tsx';
import { EmptyShell } from './empty-shell.tsx';

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
