import { type ComponentType, lazy, type ReactNode, Suspense, StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Toaster } from '#shared/toast/toaster.tsx';
import { DocumentBoundary } from './document-boundary.tsx';
import { EmptyShell } from './empty-shell.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HomeRoute } from './home-route.tsx';
import { publicScreens } from './public-screens.ts';

const NotFoundPage = lazy(() => import('../pages/not-found-page.tsx'));

export interface AppProps {
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  readonly signedInRoutes: ReactNode;
}

/** The server and the browser render the same tree, so that the browser adopts what the server drew. */
export function App({ Router, signedInRoutes }: AppProps) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router>
          <DocumentBoundary>
            <Suspense fallback={<EmptyShell />}>
              <Routes>
                <Route path={paths.home()} element={<HomeRoute />} />
                {signedInRoutes}
                {publicScreens.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </DocumentBoundary>
        </Router>
      </ErrorBoundary>
      <Toaster />
    </StrictMode>
  );
}
