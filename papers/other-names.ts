import type { StoredPaper } from './open-half.ts';

/** What any bank prints in its rows. All other words of rows are names that the layouts share. */
const usual = new Set(
  'ach acct amount atm autopay balance bank bankcard bill book branch card cash check checking counter credit customer debit dep deposit direct dividend draft fee for from insurance interest invoice item lease loan merchant mobile monthly online out overdraft pay payment payout payroll pmt processing purchase reference remote rent return sales sav savings service state tax terminal the transfer vendor wire with withdrawal date type number paid posted daily payments main net ref serial cleared reserve student premium paymen earned quarterly refund name desc trade group light power lot web city main dept revenue quick stop office equipment market corner supply air jan feb mar apr may jun jul aug sep oct nov dec'.split(
    ' ',
  ),
);

const letters = /\p{L}{3,}/gu;
const [vowels, consonants] = ['aeiou', 'bcdfghjklmnpqrstvwxyz'];

function otherLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const row = vowels.includes(lower) ? vowels : consonants;
  const place = row.indexOf(lower);
  if (place < 0) return letter;
  const other = row[(place + 2) % row.length] ?? letter;
  return letter === lower ? other : other.toUpperCase();
}

const wordsIn = (text: string) => text.toLowerCase().match(letters) ?? [];

export const namesIn = (papers: readonly StoredPaper[]): ReadonlySet<string> =>
  new Set(
    papers
      .flatMap(({ truth }) => truth.rows.flatMap(({ text }) => wordsIn(text)))
      .filter((word) => !usual.has(word)),
  );

/** The paper with other names of the same length in its rows, for readers that could have learned the names. */
export function withOtherNames(paper: StoredPaper, names: ReadonlySet<string>): StoredPaper {
  const other = (text: string) =>
    text.replace(letters, (word) =>
      names.has(word.toLowerCase()) ? [...word].map(otherLetter).join('') : word,
    );
  return {
    ...paper,
    truth: { ...paper.truth, rows: paper.truth.rows.map((row) => ({ ...row, text: other(row.text) })) },
    pages: paper.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, text: other(word.text) })),
    })),
  };
}
