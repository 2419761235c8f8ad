import type { Page } from '../page.ts';

/** How far the worst word may lie below the whole page. A number in boxes is a few bad words on a good page. */
const allowance = 0.3;
const shortest = 2;

export function surenessOf({ words, recognition }: Page): number {
  const worst = words
    .filter(({ text }) => text.length >= shortest)
    .reduce((least, { confidence = 1 }) => Math.min(least, confidence), 1);
  return Math.min(recognition, worst + allowance);
}
