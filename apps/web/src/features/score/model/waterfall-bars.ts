import type { ScoreReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { factorRows } from '#shared/score/factor-titles.ts';
import { words } from '../score.wording.ts';
import { sharesOf } from './point-shares.ts';

export interface WaterfallBar {
  readonly code: string;
  readonly label: string;
  readonly factor: string;
  readonly from: number;
  readonly points: number;
}

export function toWaterfall(score: ScoreReply): readonly WaterfallBar[] {
  let from = 0;
  return factorRows.flatMap(({ factor, label }) =>
    sharesOf(score.factors.breakdown[factor])
      .filter(({ points }) => points > 0)
      .map(({ criterion, points }) => {
        const bar = { code: criterion.code, label: criterion.label, factor: label, from, points };
        from += points;
        return bar;
      }),
  );
}

export function describeWaterfall(bars: readonly WaterfallBar[], total: number): string {
  const [first, second] = bars.toSorted((one, other) => other.points - one.points);
  if (first === undefined) return words.waterfall.empty;
  if (second === undefined) return fill(words.waterfall.one, { ...named(first), total: String(total) });
  return fill(words.waterfall.sentence, {
    total: String(total),
    ...named(first),
    secondLabel: second.label,
    secondPoints: second.points,
  });
}

const named = ({ label, points }: WaterfallBar) => ({ firstLabel: label, firstPoints: points });
