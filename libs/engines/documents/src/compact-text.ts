/** Letters and digits alone: what blanks, dashes and fonts do to a phrase does not matter. */
export const compact = (text: string): string => text.toLowerCase().replace(/[^a-z0-9&#%]/g, '');

/** Recognition mistakes a letter or two in a long phrase; a short one must be right, and how each begins. */
const slipsAllowed = (phrase: string, text: string) =>
  text.includes(phrase.slice(0, 4)) ? Math.floor(phrase.length / 14) : 0;

/** Fewest edits with which the phrase stands anywhere in the text (Sellers). */
function fewestEdits(phrase: string, text: string): number {
  let column = Array.from({ length: phrase.length + 1 }, (_, at) => at);
  let fewest = phrase.length;
  for (const letter of text) {
    const next = [0];
    for (let at = 1; at <= phrase.length; at += 1) {
      const kept = (column[at - 1] ?? 0) + (phrase[at - 1] === letter ? 0 : 1);
      next.push(Math.min(kept, (column[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    column = next;
    fewest = Math.min(fewest, next[phrase.length] ?? fewest);
  }
  return fewest;
}

/** Whether the phrase stands in the text (both compact), read from paper with a slip or two. */
export function shows(text: string, phrase: string, recognised: boolean): boolean {
  if (text.includes(phrase)) return true;
  const allowed = recognised ? slipsAllowed(phrase, text) : 0;
  return allowed > 0 && fewestEdits(phrase, text) <= allowed;
}
