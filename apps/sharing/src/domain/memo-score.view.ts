import type { EnclosedScore, EnclosedTotal, MemoSection } from '@groundwork/contracts';
import { enclosedRules, formatValue } from '@groundwork/engine-scoring';
import { fill } from '@groundwork/wording';
import { memo } from '../memo.wording.ts';

type Table = NonNullable<MemoSection['table']>;

const criteriaOf = ({ factors }: EnclosedTotal) =>
  Object.values(factors.breakdown).flatMap(({ criteria }) => criteria);

/** As the sheet of the coverage writes ratios. */
export const ratioText = (value: number): string => value.toFixed(2);

function valueTexts(score: EnclosedScore): (code: string, value: string | number | null) => string {
  const rules = enclosedRules(score.result.stated.rulesVersion);
  const units = new Map(rules?.criteria.map(({ code, unit }) => [code, unit]));
  return (code, value) => {
    if (value === null) return memo.notKnown;
    const unit = units.get(code);
    if (unit === 'ratio' && typeof value === 'number') return ratioText(value);
    return unit === undefined ? String(value) : formatValue(unit, value);
  };
}

function criteriaTable(score: EnclosedScore, isShown: (code: string) => boolean): Table {
  const { stated, proven } = score.result;
  const textOf = valueTexts(score);
  const provenPoints = new Map(proven ? criteriaOf(proven).map(({ code, points }) => [code, points]) : []);
  return {
    columns: [memo.criterion, memo.value, memo.points, memo.provenPoints],
    rows: criteriaOf(stated)
      .filter(({ code }) => isShown(code))
      .map(({ code, label, value, points, maxPoints }) => [
        label,
        textOf(code, value),
        `${points} / ${maxPoints}`,
        String(provenPoints.get(code) ?? memo.notAvailable),
      ]),
  };
}

const isRatio = (code: string): boolean => code.startsWith('BF');

export const ratiosTable = (score: EnclosedScore): Table => criteriaTable(score, isRatio);

export const scoreTable = (score: EnclosedScore, criteria: 'all' | 'others'): Table =>
  criteriaTable(score, (code) => criteria === 'all' || !isRatio(code));

export const scoreText = ({ totalScore: total, level, rulesVersion: rules }: EnclosedTotal): string =>
  fill(memo.score, { total, level, rules });

export function provenTexts({ result: { proven }, confirmedTotal }: EnclosedScore): string[] {
  if (!proven) return [memo.noProof];
  const confirmed = confirmedTotal === undefined ? [] : [fill(memo.confirmed, { points: confirmedTotal })];
  return [scoreText(proven), ...confirmed];
}
