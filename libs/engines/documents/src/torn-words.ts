import type { Word } from './page.ts';

const letters = /^[a-z]+$/i;
/** As shares of the height: a space is wider, and overlaid text overlaps more. */
const [minGap, maxGap] = [-0.3, 0.1];

function continuesWord(word: Word, next: Word): boolean {
  const gap = (next.x - (word.x + word.width)) / Math.max(1, word.height);
  const isLevel = Math.abs(word.y - next.y) < word.height / 4;
  return isLevel && gap > minGap && gap < maxGap && letters.test(word.text) && letters.test(next.text);
}

/** A text layer tears words at ligatures and kerned letters: "Pro fi t", "MONTHL Y". */
export function joinTornWords(row: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of row) {
    const before = joined.at(-1);
    if (before && continuesWord(before, word))
      joined[joined.length - 1] = {
        ...before,
        text: before.text + word.text,
        width: word.x + word.width - before.x,
      };
    else joined.push(word);
  }
  return joined;
}
