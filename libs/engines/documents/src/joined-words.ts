import type { Word } from './page.ts';

const joinedCompany = /^([A-Za-z]{3,})(LLC,?)$/;
const monthName = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;
const dayOfStrokes = /^[1lI|]{1,2},?$/;

/** Recognition joins words and reads the digit 1 as a letter: "YOGALLC", "Aug ll". */
export function mendJoinedWords(row: readonly Word[]): Word[] {
  return row.flatMap((word, at) => {
    const before = row[at - 1]?.text ?? '';
    if (monthName.test(before) && dayOfStrokes.test(word.text))
      return [{ ...word, text: word.text.replace(/[lI|]/g, '1') }];
    return withoutJoin(word);
  });
}

function withoutJoin(word: Word): Word[] {
  const [whole, first = '', rest = ''] = joinedCompany.exec(word.text) ?? [];
  if (whole === undefined || first.endsWith('P')) return [word];
  const width = (word.width * first.length) / whole.length;
  const left = { ...word, text: first, width: width * 0.95 };
  return [left, { ...word, text: rest, x: word.x + width, width: word.width - width }];
}
