import { certaintyNeeded, type Kind, kinds } from './kinds.ts';
import type { Line } from './page.ts';

export interface Recognised {
  kind: Kind;
  certainty: number;
}

function certaintyOf(kind: Kind, text: string): number {
  const sum = kind.phrases.reduce(
    (total, [phrase, worth]) => (text.includes(phrase) ? total + worth : total),
    0,
  );
  return Math.min(1, Math.round(sum * 100) / 100);
}

/** The kind whose own phrases the text shows best, or null where none is shown well enough. */
export function classify(lines: readonly Line[]): Recognised | null {
  const text = lines
    .map((line) => line.text)
    .join(' ')
    .toLowerCase();
  const ranked = kinds
    .map((kind) => ({ kind, certainty: certaintyOf(kind, text) }))
    .sort((a, b) => b.certainty - a.certainty);
  const best = ranked[0];
  return best && best.certainty >= certaintyNeeded ? best : null;
}
