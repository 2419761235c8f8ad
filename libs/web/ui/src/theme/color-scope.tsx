import type { CSSProperties, ReactNode } from 'react';
import { colorsOf, type OwnColors } from './own-colors.ts';
import type { ThemeMode } from './theme-choice.ts';
import { variableName } from './theme-css.ts';
import { darkColors, lightColors } from './tokens.ts';

type ScopeColors = Pick<OwnColors, 'light' | 'dark'>;

interface ColorScopeProps {
  /** Null for those of the page: the content stays mounted when its colors arrive. */
  readonly colors: ScopeColors | null;
  readonly mode: ThemeMode;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

function tokensOf({ light, dark }: ScopeColors, mode: ThemeMode): Readonly<Record<string, string>> {
  const hasOwn = [light, dark].some((own) => Object.keys(own).length > 0);
  if (!hasOwn) return colorsOf(mode);
  return mode === 'dark' ? { ...darkColors, ...dark } : { ...lightColors, ...light };
}

function variablesOf(colors: ScopeColors, mode: ThemeMode): CSSProperties {
  const entries = Object.entries(tokensOf(colors, mode)).map(([token, value]) => [
    variableName(token),
    value,
  ]);
  return { ...Object.fromEntries(entries), colorScheme: mode } as CSSProperties;
}

export function ColorScope({ colors, mode, className, label, children }: ColorScopeProps) {
  return (
    <div
      className={colors === null ? className : `gw-scope ${className}`}
      style={colors === null ? undefined : variablesOf(colors, mode)}
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
