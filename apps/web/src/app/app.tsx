import { Spinner } from '@groundwork/web-ui';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Toaster } from '#shared/toast/toaster.tsx';
import { words } from './app.wording.ts';
import { DocumentBoundary } from './document-boundary.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomeRoute } from './home-route.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { RoleRoute } from './role-route.tsx';
import { type Screen, screens } from './screens.ts';

const SignedInLayout = lazy(() => import('./signed-in-layout.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found-page.tsx'));

const isPublic = ({ access }: Screen) => access === 'anybody';

function toRoute({ path, access, Page }: Screen) {
  const needsRole = access !== 'anybody' && access !== 'signed-in';
  const page = <Page />;
  const element = needsRole ? <RoleRoute role={access}>{page}</RoleRoute> : page;
  return <Route key={path} path={path} element={element} />;
}

function Screens() {
  return (
    <Routes>
      <Route path={paths.home()} element={<HomeRoute />} />
      <Route
        element={
          <ProtectedRoute>
            <SignedInLayout />
          </ProtectedRoute>
        }
      >
        {screens.filter((screen) => !isPublic(screen)).map(toRoute)}
      </Route>
      {screens.filter(isPublic).map(toRoute)}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

export function App() {
  return (
    <>
      <ErrorBoundary>
        <BrowserRouter>
          <DocumentBoundary>
            <Suspense fallback={<Spinner label={words.loading} />}>
              <Screens />
            </Suspense>
          </DocumentBoundary>
        </BrowserRouter>
      </ErrorBoundary>
      <Toaster />
    </>
  );
}
