export const compact = (text: string): string => text.toLowerCase().replace(/[^a-z0-9&#%]/g, '');

/** The letters of a text, and where its words start and end. */
export interface Passage {
  letters: string;
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
}

export function passageOf(text: string): Passage {
  const starts = new Set<number>();
  const ends = new Set<number>();
  let letters = '';
  for (const word of text.toLowerCase().split(/[^a-z0-9&#%]+/)) {
    starts.add(letters.length);
    letters += word;
    ends.add(letters.length);
  }
  return { letters, starts, ends };
}

const isNumber = /^\d+$/;
const longestInWord = 7;
const longestWhole = 4;

/** A short phrase can be a part of another word: "aged" of "managed", "exp" of "expense". */
function containsShort({ letters, starts, ends }: Passage, phrase: string): boolean {
  const isEnd = (end: number) =>
    ends.has(end) ||
    (isNumber.test(phrase) ? !/\d/.test(letters[end] ?? '') : letters[end] === 's' && ends.has(end + 1));
  for (let at = letters.indexOf(phrase); at >= 0; at = letters.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if (starts.has(at) && (phrase.length > longestWhole || isEnd(end))) return true;
  }
  return false;
}

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

function containsNumber({ letters, starts, ends }: Passage, phrase: string): boolean {
  const isDigit = (at: number) => /\d/.test(letters[at] ?? '');
  for (let at = letters.indexOf(phrase); at >= 0; at = letters.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    if ((starts.has(at) || !isDigit(at - 1)) && (ends.has(end) || !isDigit(end))) return true;
  }
  return false;
}

export function containsPhrase(passage: Passage, phrase: string, isRecognized: boolean): boolean {
  if (isRecognized && isNumber.test(phrase)) return containsNumber(passage, phrase);
  if (!isRecognized && phrase.length <= longestInWord) return containsShort(passage, phrase);
  if (passage.letters.includes(phrase)) return true;
  const allowed = isRecognized ? allowedEdits(phrase, passage.letters) : 0;
  return allowed > 0 && fewestEdits(phrase, passage.letters) <= allowed;
}
