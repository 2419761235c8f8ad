import { brandMessages } from './brands.wording.ts';

export const brandLimits = {
  name: 40,
  host: 253,
  logoBytes: 256 * 1024,
  drawnBytes: 24 * 1024,
  side: 512,
} as const;

/** Breaks of a line, marks that turn the direction of a text, and half of a surrogate pair. */
export const noPartOfName = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u;

export function brandNameOf(practice: string): string {
  const letters = Array.from(practice, (letter) => (noPartOfName.test(letter) ? ' ' : letter));
  const line = letters.join('').replace(/\s+/g, ' ').trim();
  const cut = line.slice(0, brandLimits.name).replace(/\p{Surrogate}$/u, '');
  return cut.trim() || brandMessages.unnamed;
}
