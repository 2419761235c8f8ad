import { mendLetterSpaced } from './letter-spaced.ts';
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

const tornSign = /[a-z] [b-hj-z](?: |$)|[a-z] ,(?: |$)/;
const boxNumber = /^(?:\d{1,2}[a-z]?|[a-z]) /i;
const minTexts = 12;
const maxLetters = 60;
const tornShare = 0.25;

const styleOf = ({ font, height }: Word) => `${font ?? ''} ${height.toFixed(1)}`;
const withoutBox = (text: string) => text.replace(boxNumber, '');
const isText = ({ text }: Word) =>
  text.length <= maxLetters && withoutBox(text).includes(' ') && !/\d{3}|\.\d\d/.test(text);

/** Fonts and sizes whose words the text layer tears: "W ages , tips , other c omp.". */
function tornStyles(words: readonly Word[]): ReadonlySet<string> {
  const byStyle = new Map<string, Word[]>();
  for (const word of words.filter(isText)) {
    const style = styleOf(word);
    const own = byStyle.get(style) ?? [];
    byStyle.set(style, own);
    own.push(word);
  }
  const torn = [...byStyle].filter(([, own]) => {
    const share = own.filter(({ text }) => tornSign.test(withoutBox(text))).length / own.length;
    return own.length >= minTexts && share >= tornShare;
  });
  return new Set(torn.map(([style]) => style));
}

/** Which spaces are real is unknown, so the text has none. Labels match without spaces. */
function mendTornText(word: Word, torn: ReadonlySet<string>): Word {
  const mended = mendLetterSpaced(word.text);
  if (mended !== null) return { ...word, text: mended };
  if (!torn.has(styleOf(word)) || !isText(word)) return word;
  const box = boxNumber.exec(word.text)?.[0] ?? '';
  return { ...word, text: box + word.text.slice(box.length).replaceAll(' ', '') };
}

export function mendTornTexts(words: readonly Word[]): Word[] {
  const torn = tornStyles(words);
  return words.map((word) => mendTornText(word, torn));
}
