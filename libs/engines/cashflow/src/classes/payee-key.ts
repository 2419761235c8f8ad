import type { ClassRules } from './rule.ts';

const digit = /\d/;

type PayeeRules = Pick<ClassRules, 'stopWords' | 'payeeStarts' | 'payeeEnds'>;
type WordLists = readonly (readonly string[])[];

const startsWith = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, offset) => words[at + offset] === word);

function afterStart(words: readonly string[], starts: WordLists): readonly string[] {
  for (let at = 0; at < words.length; at += 1) {
    const start = starts.find((phrase) => startsWith(words, at, phrase));
    if (start !== undefined) return words.slice(at + start.length);
  }
  return words;
}

export function payeeReader(rules: PayeeRules): (words: readonly string[]) => string {
  const stopWords = new Set(rules.stopWords);
  const { payeeStarts, payeeEnds } = rules;
  const isNamed = (word: string) => !digit.test(word) && !stopWords.has(word);
  if (payeeStarts === undefined || payeeEnds === undefined) return (words) => words.filter(isNamed).join(' ');
  const [starts, ends] = [payeeStarts, payeeEnds].map((phrases) => phrases.map((each) => each.split(' ')));
  return (words) => {
    const key = new Set<string>();
    const rest = afterStart(words, starts ?? []);
    for (const [at, word] of rest.entries()) {
      const isEnd = digit.test(word) || ends?.some((phrase) => startsWith(rest, at, phrase)) === true;
      if (isEnd && key.size > 0) break;
      if (isNamed(word)) key.add(word);
    }
    return [...key].join(' ');
  };
}
