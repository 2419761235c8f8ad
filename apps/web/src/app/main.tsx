import { installTheme } from '@groundwork/web-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { siteConfig } from '#shared/brand/site-config.ts';
import { startSession } from '#shared/session/use-session.ts';
import { App } from './app.tsx';

installTheme(siteConfig().colors);
startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
