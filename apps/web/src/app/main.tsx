import './forbid-eval.ts';
import { installTheme } from '@groundwork/web-ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { siteConfig } from '#shared/brand/site-config.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';
import { installApp } from './app-update.ts';
import { signedInRoutes } from './signed-in-routes.tsx';

installTheme(siteConfig().colors);
startSession();
installApp();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const app = <App Router={BrowserRouter} signedInRoutes={signedInRoutes} />;
// A transition renders in slices. One long render blocks the input on a slow phone.
startTransition(() => {
  if (root.dataset['drawn'] === 'page') hydrateRoot(root, app);
  else createRoot(root).render(app);
});
