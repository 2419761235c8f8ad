import './forbid-eval.ts';
import { installTheme } from '@groundwork/web-ui';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { siteConfig } from '#shared/brand/site-config.ts';
import { paths } from '#shared/paths.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';
import { installApp } from './app-update.ts';

installTheme(siteConfig().colors);
const { pathname } = window.location;
/** This page sends no request but the one for the keys. */
const isVerification = pathname === paths.verify();
if (!isVerification) {
  startSession();
  installApp();
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

function start(signedInRoutes: ReactNode): void {
  const app = <App Router={BrowserRouter} signedInRoutes={signedInRoutes} />;
  // A transition renders in slices. One long render blocks the input on a slow phone.
  startTransition(() => {
    if (root?.dataset['drawn'] === 'page') hydrateRoot(root, app);
    else if (root) createRoot(root).render(app);
  });
}

/** These pages are documents of their own: each way to a signed-in screen loads a page. */
if (pathname === paths.home() || isVerification) start(null);
else void import('./signed-in-routes.tsx').then(({ signedInRoutes }) => start(signedInRoutes));
