import type { TextLine } from './proposed-lines.rules.ts';
import type { RecognizedWord } from './recognized-words.rules.ts';

const sure = 60;
const isUnsure = (word: RecognizedWord) => word.confidence < sure || lacksSeparator(word);
const minCovered = 0.8;
const widestGap = 4;
const besideMiddle = 0.8;
const mostHeight = 3.2;
const grownShare = 0.6;
const minConfidence = 60;
const clear = 30;
const minLetters = 0.7;

export function wordsWithin(line: TextLine, words: readonly RecognizedWord[]): RecognizedWord[] {
  return words.filter(({ box: [x = 0, y = 0, width = 0, height = 0] }) => {
    const center = x + width / 2;
    const isBeside = Math.abs(y + height / 2 - line.middle - line.slope * center) < line.half * besideMiddle;
    return center > line.left && center < line.right && isBeside && height < line.half * mostHeight;
  });
}

/** "1,275787.00": a separator without three digits behind it. */
const lacksSeparator = ({ text }: RecognizedWord) =>
  /^\D?\d[\d,.]*\.\d\d\D?$/.test(text) && /,(?!\d{3}(?!\d))/.test(text);

export function isDoubted(line: TextLine, within: readonly RecognizedWord[]): boolean {
  if (within.length === 0 || within.some(isUnsure)) return true;
  const ends = within
    .map(({ box: [x = 0, , width = 0] }) => ({ left: x, right: x + width }))
    .toSorted((a, b) => a.left - b.left);
  const [left, right] = [ends[0]?.left ?? 0, Math.max(...ends.map((each) => each.right))];
  const grown = Math.min(line.half * grownShare, (line.right - line.left) * 0.2);
  const isCovered = right - left > (line.right - line.left - grown * 2) * minCovered;
  return (
    !isCovered ||
    ends.some((each, at) => each.left - (ends[at - 1]?.right ?? each.left) >= line.half * widestGap)
  );
}

const lengthOf = (words: readonly RecognizedWord[]) => words.reduce((sum, { text }) => sum + text.length, 0);

export function replaces(second: readonly RecognizedWord[], first: readonly RecognizedWord[]): boolean {
  const letters = lengthOf(second);
  const weighted = second.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  if (letters === 0 || weighted < letters * minConfidence) return false;
  return letters >= lengthOf(first.filter(({ confidence }) => confidence > clear)) * minLetters;
}
