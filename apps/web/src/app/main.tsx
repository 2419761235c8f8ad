import { installTheme } from '@groundwork/web-ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { siteConfig } from '#shared/brand/site-config.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';

installTheme(siteConfig().colors);
startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
const app = createRoot(root);
// In slices: drawn in one go, the first screen would keep a slow phone from answering its owner.
startTransition(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
