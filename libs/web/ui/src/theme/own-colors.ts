import type { ThemeMode } from './theme-choice.ts';
import { type Colors, darkColors, deepColors, lightColors } from './tokens.ts';

export interface OwnColors {
  readonly light: Partial<Colors>;
  readonly dark: Partial<Colors>;
  readonly deep: Partial<Readonly<Record<keyof typeof deepColors, string>>>;
}

let own: OwnColors = { light: {}, dark: {}, deep: {} };

export function setOwnColors(colors: OwnColors): void {
  own = colors;
}

export const colorsOf = (mode: ThemeMode): Colors =>
  mode === 'dark' ? { ...darkColors, ...own.dark } : { ...lightColors, ...own.light };

export const deepColorsNow = (): Readonly<Record<string, string>> => ({ ...deepColors, ...own.deep });
