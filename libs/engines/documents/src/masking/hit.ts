import type { Glyph } from './glyphs.ts';

export interface Hit {
  readonly glyphs: readonly Glyph[];
  readonly form: string;
}

export const dashes = '\\-‐‑‒–—―−';

export const lastFour = (digits: string): string => digits.slice(-4);
export const onlyDigits = (text: string): string => text.replace(/\D/g, '');
