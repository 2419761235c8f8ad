import type { ScoreReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { factorRows } from '#shared/score/factor-titles.ts';
import { words } from '../score.wording.ts';

export interface WaterfallBar {
  readonly code: string;
  readonly label: string;
  readonly factor: string;
  readonly from: number;
  readonly points: number;
}

/** Rounded like the contribution of the factor, so the bars end at the total. */
export const pointsOfTotal = (weight: number, factorPoints: number) =>
  Math.floor((Math.round(weight * 20) * factorPoints + 1) / 2);

export function toWaterfall(score: ScoreReply): readonly WaterfallBar[] {
  const bars: WaterfallBar[] = [];
  let from = 0;
  for (const { factor, label } of factorRows) {
    const { weight, criteria } = score.factors.breakdown[factor];
    let counted = 0;
    for (const criterion of criteria) {
      const start = pointsOfTotal(weight, counted);
      counted += criterion.points;
      const points = pointsOfTotal(weight, counted) - start;
      if (points > 0)
        bars.push({ code: criterion.code, label: criterion.label, factor: label, from, points });
      from += points;
    }
  }
  return bars;
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
