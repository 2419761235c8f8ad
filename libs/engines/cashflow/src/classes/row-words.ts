export const wordText = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9&]+/g, ' ')
    .trim();

interface Phrase {
  readonly list: number;
  readonly text: string;
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
        sameStart.push({ list, text });
        this.byFirstWord.set(first, sameStart);
      }
    });
  }

  listsIn(words: readonly string[]): ReadonlyMap<number, string> {
    const padded = `${words.join(' ')} `;
    const lists = new Map<number, string>();
    let position = 0;
    for (const word of words) {
      for (const { list, text } of this.byFirstWord.get(word) ?? [])
        if (!lists.has(list) && padded.startsWith(`${text} `, position)) lists.set(list, text);
      position += word.length + 1;
    }
    return lists.size === 0 ? noLists : lists;
  }
}
