import type { Amount } from '../amounts.ts';
import { hasGapBetween, type Line } from '../page.ts';

const isAccountCode = ({ words }: Line, { first, last, isMarked }: Amount) =>
  !isMarked &&
  (first === 0 || (first === 1 && /^(?:sub)?total$/i.test(words[0]?.text ?? ''))) &&
  /^[a-z·\u2013-]/i.test(words[last + 1]?.text ?? '');

function isNoteNumber({ words }: Line, { first, text }: Amount): boolean {
  const [before, number] = [words[first - 1], words[first]];
  return /^\(\d\)$/.test(text) && !!before && !!number && !hasGapBetween(before, number);
}

export const isYear = ({ isMarked, text }: Amount) => !isMarked && /^(?:19|20)\d\d[,;.]?$/.test(text);

/** "1,204.55 includes $450 deposit": a number in a note behind the amounts. */
function isInNote({ words }: Line, { first, hasCents }: Amount, left: Amount | undefined): boolean {
  const [before, number] = [words[first - 1], words[first]];
  if (!before || !number || hasCents || left?.hasCents !== true) return false;
  return /^[a-z]{2}/i.test(before.text) && !hasGapBetween(before, number);
}

export function valuesIn(line: Line, amounts: readonly Amount[]): readonly Amount[] {
  const values = amounts.filter(
    (amount) => !isAccountCode(line, amount) && !isNoteNumber(line, amount) && !isYear(amount),
  );
  const note = values.findIndex((amount, at) => isInNote(line, amount, values[at - 1]));
  return note < 0 ? values : values.slice(0, note);
}
