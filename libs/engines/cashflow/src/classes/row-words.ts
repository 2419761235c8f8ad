import type { ClassRules } from './rule.ts';

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

const digit = /\d/;

export const payeeOf = (words: readonly string[], stopWords: ReadonlySet<string>): string =>
  words.filter((word) => !digit.test(word) && !stopWords.has(word)).join(' ');

export interface TextFacts {
  readonly payee: string;
  readonly words: ReadonlyMap<number, string>;
  readonly notWords: ReadonlyMap<number, string>;
}

export function textReader(rules: ClassRules): (text: string) => TextFacts {
  const wanted = new PhraseIndex(rules.rules.map((rule) => ('words' in rule ? (rule.words ?? []) : [])));
  const excluded = new PhraseIndex(
    rules.rules.map((rule) => ('notWords' in rule ? (rule.notWords ?? []) : [])),
  );
  const stopWords = new Set(rules.stopWords);
  const facts = new Map<string, TextFacts>();
  const payees = new Map<string, string>();
  const onePayee = (payee: string): string => {
    const stored = payees.get(payee);
    if (stored === undefined) payees.set(payee, payee);
    return stored ?? payee;
  };
  return (text) => {
    const stored = facts.get(text);
    if (stored !== undefined) return stored;
    const words = wordText(text).split(' ');
    const read = {
      payee: onePayee(payeeOf(words, stopWords)),
      words: wanted.listsIn(words),
      notWords: excluded.listsIn(words),
    };
    facts.set(text, read);
    return read;
  };
}
