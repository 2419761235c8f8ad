import { useSyncExternalStore } from 'react';
import './fonts.css';
import './base.css';
import { type OwnColors, setOwnColors } from './own-colors.ts';
import { themeCss } from './theme-css.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';
export type ThemeMode = 'light' | 'dark';

const storageKey = 'groundwork.theme';
const listeners = new Set<() => void>();
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  const stored = window.localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function currentMode(): ThemeMode {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return darkSystem().matches ? 'dark' : 'light';
}

function applyChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Runs before the first paint. A constructed sheet passes a policy without inline styles. */
export function installTheme(colors: OwnColors): void {
  setOwnColors(colors);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeCss());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyChoice(readChoice());
  // Another tab may choose before this one reads the theme.
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    applyChoice(readChoice());
    for (const listener of listeners) listener();
  });
}

function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') window.localStorage.removeItem(storageKey);
  else window.localStorage.setItem(storageKey, choice);
  applyChoice(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = darkSystem();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

export function useTheme(): { choice: ThemeChoice; mode: ThemeMode; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  const mode = useSyncExternalStore(subscribe, currentMode, () => 'light' as const);
  return { choice, mode, choose: chooseTheme };
}
