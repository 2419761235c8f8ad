import type { ClassRules } from './rule.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .match(/[A-Z0-9&]+/g) ?? [];

interface Phrase {
  readonly list: number;
  readonly text: string;
  readonly words: readonly string[];
}

const noLists: ReadonlyMap<number, string> = new Map();

/** The phrases of all lists by their first word, so that a row is read once. */
export class PhraseIndex {
  private readonly byFirstWord = new Map<string, Phrase[]>();

  constructor(lists: readonly (readonly string[])[]) {
    lists.forEach((phrases, list) => {
      for (const text of phrases) {
        const words = text.split(' ');
        const [first = ''] = words;
        const sameStart = this.byFirstWord.get(first) ?? [];
        sameStart.push({ list, text, words });
        this.byFirstWord.set(first, sameStart);
      }
    });
  }

  listsIn(words: readonly string[]): ReadonlyMap<number, string> {
    let lists: Map<number, string> | null = null;
    for (const [position, word] of words.entries())
      for (const { list, text, words: phrase } of this.byFirstWord.get(word) ?? [])
        if (!lists?.has(list) && phrase.every((each, at) => words[position + at] === each))
          (lists ??= new Map()).set(list, text);
    return lists ?? noLists;
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
    const words = wordsOf(text);
    const read = {
      payee: onePayee(payeeOf(words, stopWords)),
      words: wanted.listsIn(words),
      notWords: excluded.listsIn(words),
    };
    facts.set(text, read);
    return read;
  };
}
