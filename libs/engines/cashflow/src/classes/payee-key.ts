import type { ClassRules } from './rule.ts';

const digit = /\d/;

type PayeeRules = Pick<ClassRules, 'stopWords' | 'payeeStarts' | 'payeeEnds'>;
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

function phrasesOf(texts: readonly string[]): Phrases {
  const byFirstWord = new Map<string, string[][]>();
  for (const phrase of texts.map((text) => text.split(' '))) {
    const [first = ''] = phrase;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
  }
  return byFirstWord;
}

const phraseAt = (words: readonly string[], at: number, phrases: Phrases): readonly string[] | undefined =>
  phrases.get(words[at] ?? '')?.find((phrase) => phrase.every((word, offset) => words[at + offset] === word));

function afterStart(words: readonly string[], starts: Phrases): readonly string[] {
  for (let at = 0; at < words.length; at += 1) {
    const start = phraseAt(words, at, starts);
    if (start !== undefined) return words.slice(at + start.length);
  }
  return words;
}

export function payeeReader(rules: PayeeRules): (words: readonly string[]) => string {
  const stopWords = new Set(rules.stopWords);
  const { payeeStarts, payeeEnds } = rules;
  const isNamed = (word: string) => !digit.test(word) && !stopWords.has(word);
  if (payeeStarts === undefined || payeeEnds === undefined) return (words) => words.filter(isNamed).join(' ');
  const [starts, ends] = [phrasesOf(payeeStarts), phrasesOf(payeeEnds)];
  return (words) => {
    const key = new Set<string>();
    const rest = afterStart(words, starts);
    for (const [at, word] of rest.entries()) {
      const isEnd = digit.test(word) || phraseAt(rest, at, ends) !== undefined;
      if (isEnd && key.size > 0) break;
      if (isNamed(word)) key.add(word);
    }
    return [...key].join(' ');
  };
}
