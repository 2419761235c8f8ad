export const compact = (text: string): string => text.toLowerCase().replace(/[^a-z0-9&#%]/g, '');

/** Recognition confuses about one letter in 14. A short phrase must match exactly. */
const allowedEdits = (phrase: string, text: string) =>
  text.includes(phrase.slice(0, 4)) ? Math.floor(phrase.length / 14) : 0;

/** The algorithm of Sellers: the fewest edits at any position of the text. */
function fewestEdits(phrase: string, text: string): number {
  let column = Array.from({ length: phrase.length + 1 }, (_, at) => at);
  let fewest = phrase.length;
  for (const letter of text) {
    const next = [0];
    for (let at = 1; at <= phrase.length; at += 1) {
      const replaced = (column[at - 1] ?? 0) + (phrase[at - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (column[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    column = next;
    fewest = Math.min(fewest, next[phrase.length] ?? fewest);
  }
  return fewest;
}

export function containsPhrase(text: string, phrase: string, isRecognized: boolean): boolean {
  if (text.includes(phrase)) return true;
  const allowed = isRecognized ? allowedEdits(phrase, text) : 0;
  return allowed > 0 && fewestEdits(phrase, text) <= allowed;
}
