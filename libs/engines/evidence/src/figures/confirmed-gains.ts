import type { Proving } from '../strength.ts';
import { figureRules } from './figure-rules.ts';
import type { Figure } from './figure.ts';
import { provenByFigures, type FigureProofRequest, type TotalOf } from './proven-figures.ts';

const provenGrade = 2;

const isProven = ({ sources }: Figure): boolean =>
  sources.some(({ grade, agrees }) => agrees && (grade ?? 0) >= provenGrade);

export function confirmedGains(proof: FigureProofRequest, totalOf: TotalOf): Map<string, number> {
  const { fields } = proof.rules ?? figureRules;
  const provenTotal = totalOf(provenByFigures(proof, provenGrade));
  const gainOf = (figure: Figure): number => {
    const { field, value } = figure;
    if (value === null || fields[field]?.score !== true || isProven(figure)) return 0;
    const confirmed: Proving = new Map([[field, { id: field, source: 'report', value }]]);
    return totalOf(provenByFigures(proof, provenGrade, confirmed)) - provenTotal;
  };
  return new Map(proof.figures.map((figure) => [figure.field, gainOf(figure)]));
}
