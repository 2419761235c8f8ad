import { fill } from '@groundwork/wording';
import { words as uiWords } from '../ui.wording.ts';
import { drawable, type TrendPoint } from './trend-geometry.ts';
import { formatDay } from './trend-time.ts';

const { trend: words } = uiWords;
const format = (value: number) => value.toLocaleString('en-US');

function changeText(from: number, to: number): string {
  if (to === from) return words.same;
  return fill(to > from ? words.up : words.down, { value: format(Math.abs(to - from)) });
}

export function trendSentence(label: string, history: readonly TrendPoint[]): string {
  const points = drawable(history);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return fill(words.empty, { label });
  const value = format(last.value);
  if (points.length === 1) return fill(words.point, { label, value, date: formatDay(last.at) });
  const values = points.map((point) => point.value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (lowest === highest) return fill(words.flat, { label, value, date: formatDay(first.at) });
  return fill(words.course, {
    label,
    first: format(first.value),
    start: formatDay(first.at),
    last: value,
    end: formatDay(last.at),
    change: changeText(first.value, last.value),
    lowest: format(lowest),
    highest: format(highest),
  });
}
