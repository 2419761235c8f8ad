import { colorsOf, deepColorsNow } from './own-colors.ts';
import { scale } from './tokens.ts';

/** `brandTint` → `--gw-brand-tint`, `text13` → `--gw-text-13`. */
export function variableName(token: string): string {
  const kebab = token.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
  return `--gw-${kebab}`;
}

function declarations(tokens: Readonly<Record<string, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${variableName(token)}:${value};`)
    .join('');
}

/** Print uses the light colors. */
export function themeCss(): string {
  const dark = `${declarations(colorsOf('dark'))}color-scheme:dark;`;
  return [
    `:root{${declarations({ ...scale, ...deepColorsNow(), ...colorsOf('light') })}color-scheme:light;}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}`,
    `@media screen{:root[data-theme='dark']{${dark}}}`,
  ].join('\n');
}
