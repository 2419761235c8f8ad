import { layoutOfHeader } from '../banks/find-layout.ts';

const waiting = /^(pending|processing|authorized|on hold|hold|scheduled)\b/i;
const failed = /^(failed|cancel+ed|declined|denied|reversed|reverted|voided|void|returned|rejected)\b/i;

export interface StatusWords {
  readonly isWaiting: (cell: string) => boolean;
  readonly isFailed: (cell: string) => boolean;
}

const beginsWith = (cell: string, words: readonly string[] = []): boolean =>
  words.some((word) => cell.toLowerCase().startsWith(word.toLowerCase()));

export function statusWords(header: readonly string[]): StatusWords {
  const layout = layoutOfHeader(header)?.layout;
  return {
    isWaiting: (cell) => waiting.test(cell) || beginsWith(cell, layout?.pending),
    isFailed: (cell) => failed.test(cell) || beginsWith(cell, layout?.failed),
  };
}
