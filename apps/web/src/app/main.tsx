import { installTheme } from '@groundwork/web-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSiteConfig, siteConfig } from '#shared/brand/site-config.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';

function start(): void {
  installTheme(siteConfig().colors);
  startSession();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Not awaited here: a module that waits cannot share its code with others, and would be cut into many chunks.
void loadSiteConfig().then(start);
