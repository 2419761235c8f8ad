import { installTheme } from '@groundwork/web-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BothThemes } from './both-themes.tsx';
import { Frame } from './frame.tsx';
import './gallery.css';

// Only `vite` serves this page: the production build starts from index.html.
const { searchParams } = new URL(window.location.href);
const theme = searchParams.get('theme');

installTheme({ light: {}, dark: {}, deep: {} });
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    {theme === null ? <BothThemes /> : <Frame dark={theme === 'dark'} story={searchParams.get('story')} />}
  </StrictMode>,
);
