import type { PlacedPoint, TrendTick } from './trend-geometry.ts';

const dayMs = 86_400_000;
const monthsFromDays = 75;
const mostTicks = 6;

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
const yearMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit' });

export const formatDay = (iso: string): string => fullDay.format(new Date(iso));

function monthStarts(start: number, end: number): readonly number[] {
  const first = new Date(start);
  const starts: number[] = [];
  for (let index = 1; ; index += 1) {
    const time = new Date(first.getFullYear(), first.getMonth() + index, 1).getTime();
    if (time > end) return starts;
    starts.push(time);
  }
}

function evenSteps(start: number, end: number): readonly number[] {
  const count = Math.min(4, Math.floor((end - start) / dayMs) + 1);
  if (count < 2) return [end];
  return Array.from({ length: count }, (_, index) => start + ((end - start) * index) / (count - 1));
}

function thinOut(times: readonly number[]): readonly number[] {
  const every = Math.ceil(times.length / mostTicks);
  return times.filter((_, index) => index % every === 0);
}

export function timeTicks(points: readonly PlacedPoint[]): readonly TrendTick[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [start, end] = [Date.parse(first.at), Date.parse(last.at)];
  const days = (end - start) / dayMs;
  const long = days >= monthsFromDays;
  const format = days > 330 ? yearMonth : long ? month : day;
  const times = thinOut(long ? monthStarts(start, end) : evenSteps(start, end));
  return times.map((time) => ({
    label: format.format(time),
    place: end === start ? 100 : Math.round(((time - start) / (end - start)) * 10_000) / 100,
  }));
}
