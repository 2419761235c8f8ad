const CLAUSE_END = /[.,;:\n]|\bbut\b/;
const PHRASES = [
  'cash advance',
  'cash advances',
  'merchant advance',
  'merchant advances',
  'mca',
  'mcas',
  'factoring',
  'receivables advance',
  'receivables advances',
].map((phrase) => phrase.split(' '));
const DENIALS = new Set(['no', 'not', 'never', 'without', 'paid', 'repaid', 'closed', 'settled']);
const NEAR = 3;

function isOpenMention(words: readonly string[], start: number, length: number): boolean {
  const before = words.slice(Math.max(0, start - NEAR), start);
  const after = words.slice(start + length, start + length + NEAR);
  return ![...before, ...after].some((word) => DENIALS.has(word));
}

const clauseMentions = (words: readonly string[]): boolean =>
  PHRASES.some((phrase) =>
    words.some(
      (_, at) =>
        phrase.every((word, place) => words[at + place] === word) && isOpenMention(words, at, phrase.length),
    ),
  );

/** Whether a text about existing loans mentions a cash advance that is not denied or paid off. */
export const mentionsAdvance = (text: string): boolean =>
  text
    .toLowerCase()
    .split(CLAUSE_END)
    .some((clause) => clauseMentions(clause.match(/[a-z]+/g) ?? []));
