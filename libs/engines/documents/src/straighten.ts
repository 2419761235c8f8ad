import type { Word } from './page.ts';

interface StraightWord {
  word: Word;
  middle: number;
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

const middleOf = ({ y, height }: Word) => y + height / 2;

/** The lines of a photograph are not parallel, so the tilt changes with the height. */
interface Slope {
  tilt: number;
  growth: number;
}

function rowDensity(words: readonly Word[], at: Slope, bin: number): number {
  const counts = new Map<number, number>();
  for (const word of words) {
    const row = Math.round(heightOn(word, at) / bin);
    counts.set(row, (counts.get(row) ?? 0) + word.width);
  }
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum;
}

const heightOn = (word: Word, { tilt, growth }: Slope) => {
  const height = middleOf(word);
  return height - (word.x + word.width / 2) * (tilt + growth * height);
};

function bestSlope(words: readonly Word[], slopes: readonly Slope[], bin: number): Slope {
  let chosen: Slope = { tilt: 0, growth: 0 };
  let highest = rowDensity(words, chosen, bin) * 1.001;
  for (const slope of slopes) {
    const density = rowDensity(words, slope, bin);
    if (density > highest) [highest, chosen] = [density, slope];
  }
  return chosen;
}

export function straightenWords(words: readonly Word[]): StraightWord[] {
  const long = words.filter(({ text }) => text.length > 2);
  const heights = long.map(({ height }) => height).sort((a, b) => a - b);
  const bin = Math.max((heights[Math.floor(heights.length / 2)] ?? 8) / 3, 1);
  const bottom = Math.max(1, ...long.map(middleOf));
  const tilts = steps(-0.08, 0.08, 0.002).map((tilt) => ({ tilt, growth: 0 }));
  const { tilt } = bestSlope(long, tilts, bin);
  const growths = steps(-0.03, 0.03, 0.003).flatMap((growth) =>
    steps(tilt - 0.016, tilt + 0.016, 0.002).map((each) => ({ tilt: each, growth: growth / bottom })),
  );
  const slope = bestSlope(long, [{ tilt, growth: 0 }, ...growths], bin);
  return words.map((word) => ({ word, middle: heightOn(word, slope) }));
}
