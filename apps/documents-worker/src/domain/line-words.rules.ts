import type { GrayPicture } from './gray-picture.model.ts';
import type { TextLine } from './proposed-lines.rules.ts';
import type { RecognizedWord } from './recognized-words.rules.ts';

export interface Letter {
  readonly text: string;
  readonly chance: number;
  readonly at: number;
}

export interface StepChances {
  readonly chances: Float32Array;
  readonly steps: number;
  readonly classes: number;
}

function likeliest(chances: Float32Array, alphabet: ReadonlyMap<number, string>) {
  let [best, chosen] = [chances[0] ?? 0, 0];
  for (const each of alphabet.keys()) {
    const chance = chances[each] ?? 0;
    if (chance > best) [best, chosen] = [chance, each];
  }
  return { best, chosen };
}

/** Class 0 is the gap between letters: the same class twice without a gap is one letter. */
export function lettersIn(
  { chances, steps, classes }: StepChances,
  alphabet: ReadonlyMap<number, string>,
): Letter[] {
  const letters: { text: string; chance: number; at: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const { best, chosen } = likeliest(chances.subarray(step * classes, (step + 1) * classes), alphabet);
    const at = (step + 0.5) / steps;
    const last = letters.at(-1);
    if (chosen !== 0 && chosen === before && last)
      [last.chance, last.at] = [Math.max(last.chance, best), (last.at + at) / 2];
    else if (chosen !== 0) letters.push({ text: alphabet.get(chosen) ?? '', chance: best, at });
    before = chosen;
  }
  return letters;
}

const inLine = 0.85;
const mostBeside = 2;
const gapInWord = 0.28;
const minGap = 3;

function inkOf(gray: GrayPicture, { left, right, middle, slope, half }: TextLine): (at: number) => boolean {
  const sample: number[] = [];
  for (let x = Math.max(0, Math.floor(left)); x < Math.min(gray.width, right); x += 2)
    for (let y = middle + slope * x - half * inLine; y < middle + slope * x + half * inLine; y += 2)
      sample.push(gray.data[Math.round(y) * gray.width + x] ?? 255);
  sample.sort((a, b) => a - b);
  const [dark = 0, usual = 255, bright = 255] = [0.03, 0.5, 0.97].map(
    (share) => sample[Math.floor(sample.length * share)],
  );
  const limit = (dark + bright) / 2;
  const isDarkPaper = bright - usual > usual - dark;
  return (at) => (gray.data[at] ?? 255) < limit !== isDarkPaper;
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

function columnsOf(gray: GrayPicture, line: TextLine): (x: number) => Extent | null {
  const isInk = inkOf(gray, line);
  return (x) => {
    const middle = line.middle + line.slope * x;
    const first = Math.max(0, Math.ceil(middle - line.half * inLine));
    const last = Math.min(gray.height - 1, Math.floor(middle + line.half * inLine));
    let [top, bottom] = [Infinity, -Infinity];
    for (let y = first; y <= last; y += 1)
      if (isInk(y * gray.width + Math.round(x))) [top, bottom] = [Math.min(top, y), y + 1];
    return bottom < 0 ? null : { top, bottom };
  };
}

type Column = ReturnType<typeof columnsOf>;

function edgeFrom(column: Column, start: number, step: 1 | -1, half: number): number {
  let [edge, empty] = [start, 0];
  const gap = Math.max(minGap, half * gapInWord);
  for (let x = start; empty < gap && Math.abs(x - start) < half * mostBeside; x += step)
    if (column(x) === null) empty += 1;
    else [edge, empty] = [x, 0];
  return edge;
}

function boxOf(column: Column, line: TextLine, first: Letter, last: Letter): number[] {
  const width = line.right - line.left;
  const left = Math.round(edgeFrom(column, line.left + first.at * width, -1, line.half));
  const right = Math.round(edgeFrom(column, line.left + last.at * width, 1, line.half)) + 1;
  let [top, bottom] = [Infinity, -Infinity];
  for (let x = left; x < right; x += 1) {
    const extent = column(x);
    if (extent) [top, bottom] = [Math.min(top, extent.top), Math.max(bottom, extent.bottom)];
  }
  if (bottom < top) [top, bottom] = [line.middle + line.slope * left - line.half / 2, line.half];
  else bottom -= top;
  return [left, Math.round(top), Math.max(1, right - left), Math.max(1, Math.round(bottom))];
}

function confidenceOf(letters: readonly Letter[]): number {
  const chances = letters.map(({ chance }) => chance);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return (mean + Math.min(...chances)) * 50;
}

export function wordsOfLine(gray: GrayPicture, line: TextLine, letters: readonly Letter[]): RecognizedWord[] {
  const groups: Letter[][] = [[]];
  for (const letter of letters)
    if (letter.text === ' ') groups.push([]);
    else groups.at(-1)?.push(letter);
  const column = columnsOf(gray, line);
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const text = group.map((letter) => letter.text).join('');
    return [{ text, confidence: confidenceOf(group), box: boxOf(column, line, first, last) }];
  });
}
