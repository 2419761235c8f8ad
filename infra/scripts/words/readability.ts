const afterSentence = /[.!?]+(?=\s|$)/;

/** Hyphens, slashes and equals signs separate words; a number and a web address are one word of one syllable. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[\s\-–—/=_·]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$+]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const exceptions: Readonly<Record<string, number>> = {
  business: 2,
  businesses: 3,
  every: 2,
  everything: 3,
  create: 2,
  creates: 2,
  created: 3,
  science: 2,
  someone: 2,
  something: 2,
};

const silentEndings: readonly [RegExp, string][] = [
  [/([^aeiouy])e(?=(?:ment|ful|less|ly|ness)s?$)/, '$1'],
  [/([^aeiouy]l)e[sd]?$/, '$1y'],
  [/([^aeiouy])e$/, '$1'],
  [/([^aeiouycgsxzh])es$/, '$1'],
  [/([^aeiouytd])ed$/, '$1'],
];

/** Two vowels beside each other that are spoken apart, as in annual, ratio, previous, idea, client, paying. */
const spokenApart =
  /(?<![qg])ua|io(?!n)|(?<![tsc])io(?=n)|(?<![tscgx])iou|(?<![tscg])ia|..ea$|(?<![tsc])ien[ct]|[aeiou]y(?=[aeiou])|eo$/g;

const address = /^[\w@.-]+(\.[a-z]{2,})+$/i;

export function syllablesOf(word: string): number {
  if (address.test(word)) return 1;
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const listed = exceptions[plain];
  if (listed !== undefined) return listed;
  const spoken = silentEndings.reduce((text, [ending, left]) => text.replace(ending, left), plain);
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = spoken.match(spokenApart)?.length ?? 0;
  const contracted = /[sd]n[’']t$/.test(word) ? 1 : 0;
  return Math.max(1, groups + apart + contracted);
}

export function gradeOf(text: string): number {
  const sentences = text.split(afterSentence).filter((sentence) => wordsOf(sentence).length > 0).length;
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}
