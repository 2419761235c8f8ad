import './forbid-eval.ts';
import { installTheme } from '@groundwork/web-ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { siteConfig } from '#shared/brand/site-config.ts';
import { paths } from '#shared/paths.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';
import { installApp } from './app-update.ts';

installTheme(siteConfig().colors);
startSession();
installApp();

/** The start page is a document of its own: each way to a signed-in screen loads a page. */
const signedInRoutes =
  window.location.pathname === paths.home() ? null : (await import('./signed-in-routes.tsx')).signedInRoutes;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const app = <App Router={BrowserRouter} signedInRoutes={signedInRoutes} />;
// A transition renders in slices. One long render blocks the input on a slow phone.
startTransition(() => {
  if (root.dataset['drawn'] === 'page') hydrateRoot(root, app);
  else createRoot(root).render(app);
});
