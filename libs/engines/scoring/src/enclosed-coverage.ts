import { type EnclosedFigures, enclosedRules } from './enclosed-total.ts';
import { scoringFigures } from './figures.ts';
import { measureOf } from './measures.ts';
import { roundToTwoDecimals } from './sentences.ts';

type Coverage = number | 'no debt' | null;

const codes = { before: 'BF1', after: 'BF2' } as const;

export function enclosedCoverage({
  today,
  rulesVersion,
  ...input
}: EnclosedFigures): Readonly<Record<keyof typeof codes, Coverage>> {
  const rules = enclosedRules(rulesVersion);
  const figures = scoringFigures.safeParse(input.figures);
  const valueOf = (code: string): Coverage => {
    const criterion = rules?.criteria.find((each) => each.code === code);
    if (!rules || !criterion || !figures.success) return null;
    const measured = measureOf(criterion)({ ...input, figures: figures.data, today, rules });
    if (measured === null) return null;
    return measured.den === 0 ? 'no debt' : roundToTwoDecimals(criterion, measured);
  };
  return { before: valueOf(codes.before), after: valueOf(codes.after) };
}
