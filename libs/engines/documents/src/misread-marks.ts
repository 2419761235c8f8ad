import type { Word } from './page.ts';

const withText = (word: Word, text: string): Word =>
  text === word.text ? word : { ...word, text, source: word.source ?? word };

const withDollar = /^[-+(\u2212]*\$[\d,]+\.\d\d\)?$/;
const withoutDollar = /^[-+(\u2212]*[\d,]+\.\d\d\)?$/;
const eightForDollar = /^([-+(\u2212]*)8(?=\d{1,3}(?:,?\d{3})*\.\d\d\)?$)/;
const [minDollars, mostDollars] = [5, 0.8];

function mendDollars(rows: readonly Word[][]): Word[][] {
  const texts = rows.flatMap((row) => row.map(({ text }) => text));
  const dollars = texts.filter((text) => withDollar.test(text)).length;
  const others = texts.filter((text) => withoutDollar.test(text) && !eightForDollar.test(text)).length;
  if (dollars < minDollars || dollars < (dollars + others) * mostDollars) return [...rows];
  return rows.map((row) =>
    row.map((word) =>
      withText(
        word,
        word.text.replace(eightForDollar, (_, sign: string) => `${sign}$`),
      ),
    ),
  );
}

const rulesAround = /^[|[\]{}]+|(?<![|[\]{}])[|[\]{}]+$/g;
const minRules = 12;

function withoutRulesAround(word: Word): Word[] {
  const text = word.text.replace(rulesAround, '');
  if (text === word.text) return [word];
  const perLetter = word.width / word.text.length;
  const x = word.x + word.text.indexOf(text) * perLetter;
  return text === '' ? [] : [{ ...withText(word, text), x, width: text.length * perLetter }];
}

function withoutRules(rows: readonly Word[][]): Word[][] {
  const ruled = rows.flat().filter(({ text }) => text.startsWith('|')).length;
  return ruled < minRules ? [...rows] : rows.map((row) => row.flatMap(withoutRulesAround));
}

export const mendMarks = (rows: readonly Word[][]): Word[][] => mendDollars(withoutRules(rows));
