import { reject } from '../edit/reject.ts';
import type { FigureKind } from './kinds.ts';

export interface Band {
  readonly threshold: number;
  readonly points: number;
}

export type Better = 'more' | 'less';

const isFalling = (numbers: readonly number[]) =>
  numbers.every((number, at) => at === 0 || number < (numbers[at - 1] ?? 0));

/** Zero is blank, so it can be no band of a figure without a sign, nor the best value of one where less is better. */
const smallest = (better: Better, { from, decimals }: FigureKind) => {
  if (better === 'less') return 1;
  return from < 0 ? from : 1 / 10 ** decimals;
};

export function bandsIn(text: string, better: Better, kind: FigureKind): Band[] {
  const bands = text.split(',').map((band) => {
    const [, threshold, points] =
      /^(-?\d+(?:\.\d\d?)?):(\d+)$/.exec(band.trim()) ??
      reject(`"${band}" is no band, as in --bands=60:2,30:1.`);
    return { threshold: Number(threshold), points: Number(points) };
  });
  const thresholds = bands.map(({ threshold }) => threshold);
  if (!isFalling([...bands.map(({ points }) => points), 0]))
    reject('The points must fall from band to band, to 1 or more.');
  if (!isFalling(better === 'more' ? thresholds : thresholds.map((each) => -each)))
    reject(`The first band must be the best: ${better} is better.`);
  const [least, most] = [smallest(better, kind), kind.to];
  if (thresholds.some((each) => each < least || each > most))
    reject(`A band must be from ${least} to ${most}.`);
  if (kind.decimals === 0 && !thresholds.every(Number.isInteger))
    reject('A band of a whole number must be whole.');
  return bands;
}

export const pointsAt = (bands: readonly Band[], better: Better, value: number): number =>
  value === 0
    ? 0
    : (bands.find(({ threshold }) => (better === 'more' ? value >= threshold : value <= threshold))?.points ??
      0);

const units = {
  dollars: (value: number) => `$${value.toLocaleString('en-US')}`,
  number: String,
  percent: (value: number) => `${value}%`,
  ratio: String,
};

export const bandsText = (bands: readonly Band[], better: Better, { unit }: FigureKind): string =>
  bands
    .map(({ threshold, points }) => `${better === 'more' ? '≥' : '≤'} ${units[unit](threshold)}: ${points}`)
    .join(' · ');
