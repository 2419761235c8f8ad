import type { Word } from './page.ts';

interface Levelled {
  word: Word;
  middle: number;
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

const middleOf = ({ y, height }: Word) => y + height / 2;

/** A tilt, and how much it grows per point of height: a photograph's lines are not even parallel. */
interface Slope {
  tilt: number;
  growth: number;
}

/** How well the words gather in few rows: the sum of squares of a histogram of their heights on the page. */
function gathering(words: readonly Word[], at: Slope, bin: number): number {
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

function best(words: readonly Word[], slopes: readonly Slope[], bin: number): Slope {
  let chosen: Slope = { tilt: 0, growth: 0 };
  let most = gathering(words, chosen, bin) * 1.001;
  for (const slope of slopes) {
    const found = gathering(words, slope, bin);
    if (found > most) [most, chosen] = [found, slope];
  }
  return chosen;
}

/** The words with their middles as they would be on a level page. */
export function levelled(words: readonly Word[]): Levelled[] {
  const long = words.filter(({ text }) => text.length > 2);
  const heights = long.map(({ height }) => height).sort((a, b) => a - b);
  const bin = Math.max((heights[Math.floor(heights.length / 2)] ?? 8) / 3, 1);
  const bottom = Math.max(1, ...long.map(middleOf));
  const tilts = steps(-0.08, 0.08, 0.002).map((tilt) => ({ tilt, growth: 0 }));
  const { tilt } = best(long, tilts, bin);
  const growths = steps(-0.03, 0.03, 0.003).flatMap((growth) =>
    steps(tilt - 0.016, tilt + 0.016, 0.002).map((each) => ({ tilt: each, growth: growth / bottom })),
  );
  const slope = best(long, [{ tilt, growth: 0 }, ...growths], bin);
  return words.map((word) => ({ word, middle: heightOn(word, slope) }));
}
