import { drawable, type TrendPoint } from './trend-geometry.ts';
import { dayWords } from './trend-time.ts';

const figure = (value: number) => value.toLocaleString('en-US');

function moved(from: number, to: number): string {
  if (to === from) return 'as many as at the start';
  return to > from ? `up ${figure(to - from)}` : `down ${figure(from - to)}`;
}

export function trendSentence(label: string, history: readonly TrendPoint[]): string {
  const points = drawable(history);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return `${label}: nothing to show yet.`;
  if (points.length === 1) return `${label}: ${figure(last.value)} since ${dayWords(last.at)}.`;
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (lowest === highest) return `${label}: unchanged at ${figure(last.value)} since ${dayWords(first.at)}.`;
  const course = `from ${figure(first.value)} on ${dayWords(first.at)} to ${figure(last.value)} on ${dayWords(last.at)}`;
  const range = `lowest ${figure(lowest)}, highest ${figure(highest)}`;
  return `${label}: ${course}, ${moved(first.value, last.value)}; ${range}.`;
}
