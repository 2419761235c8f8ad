import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { ProtectedRoute } from './protected-route.tsx';
import { RoleRoute } from './role-route.tsx';
import type { Screen } from './screen.ts';
import { signedInScreens } from './signed-in-screens.ts';

const SignedInLayout = lazy(() => import('./signed-in-layout.tsx'));

function toRoute({ path, access, Page }: Screen) {
  const needsRole = access !== 'anybody' && access !== 'signed-in';
  const page = <Page />;
  const element = needsRole ? <RoleRoute role={access}>{page}</RoleRoute> : page;
  return <Route key={path} path={path} element={element} />;
}

/** The server that draws public pages does not load these. */
export const signedInRoutes = (
  <Route
    element={
      <ProtectedRoute>
        <SignedInLayout />
      </ProtectedRoute>
    }
  >
    {signedInScreens.map(toRoute)}
  </Route>
);
