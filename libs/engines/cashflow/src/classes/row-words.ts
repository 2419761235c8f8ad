/** Leaves a single space as it is: most are, and each replacement of a long text costs. */
const gaps = / *[^A-Z0-9& ][^A-Z0-9&]*| {2,}/g;

export const wordText = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replaceAll(gaps, ' ').trim();

interface Phrase {
  readonly list: number;
  readonly text: string;
  readonly padded: string;
}

const noLists: ReadonlyMap<number, string> = new Map();

/** The phrases of all lists by their first word, so that a row is read once. */
export class PhraseIndex {
  private readonly byFirstWord = new Map<string, Phrase[]>();

  constructor(lists: readonly (readonly string[])[]) {
    lists.forEach((phrases, list) => {
      for (const text of phrases) {
        const [first = ''] = text.split(' ', 1);
        const sameStart = this.byFirstWord.get(first) ?? [];
        sameStart.push({ list, text, padded: `${text} ` });
        this.byFirstWord.set(first, sameStart);
      }
    });
  }

  /** `padded` has the words with a space behind each. */
  listsIn(words: readonly string[], padded = `${words.join(' ')} `): ReadonlyMap<number, string> {
    let lists: Map<number, string> | undefined;
    let position = 0;
    for (const word of words) {
      const phrases = this.byFirstWord.get(word);
      if (phrases !== undefined)
        for (const phrase of phrases)
          if (lists?.has(phrase.list) !== true && padded.startsWith(phrase.padded, position))
            (lists ??= new Map()).set(phrase.list, phrase.text);
      position += word.length + 1;
    }
    return lists ?? noLists;
  }
}
