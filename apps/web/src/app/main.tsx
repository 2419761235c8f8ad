import './forbid-eval.ts';
import { installTheme } from '@groundwork/web-ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { siteConfig } from '#shared/brand/site-config.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';
import { installApp } from './app-update.ts';

installTheme(siteConfig().colors);
startSession();
installApp();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const app = createRoot(root);
// A transition renders in slices. One long render blocks the input on a slow phone.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
