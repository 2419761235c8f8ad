import type { Word } from './page.ts';

const joinedCompany = /^([A-Za-z]{3,})(LLC,?)$/;

function withoutJoin(word: Word): Word[] {
  const [whole, first = '', rest = ''] = joinedCompany.exec(word.text) ?? [];
  if (whole === undefined || first.endsWith('P')) return [word];
  const width = (word.width * first.length) / whole.length;
  const left = { ...word, text: first, width: width * 0.95 };
  return [left, { ...word, text: rest, x: word.x + width, width: word.width - width }];
}

export const splitJoinedWords = (row: readonly Word[]): Word[] => row.flatMap(withoutJoin);
