import type { TotalOf } from '../contradictions.ts';
import type { Proving } from '../choose.ts';
import { figureRules } from './figure-rules.ts';
import type { Figure } from './figure.ts';
import { provenByFigures, type FigureProofRequest } from './proven-figures.ts';

export interface FigureRating {
  readonly proof: FigureProofRequest;
  readonly totalOf: TotalOf;
  readonly pointsOf: (field: string) => { readonly now: number; readonly atBest: number };
  readonly criteriaOf: (field: string) => readonly string[];
}

export interface RatedFigure extends Figure {
  readonly points: { readonly now: number; readonly atBest: number; readonly ifConfirmed: number };
  readonly usedBy: { readonly criteria: readonly string[] };
}

const provenGrade = 2;

const isProven = ({ sources }: Figure): boolean =>
  sources.some(({ grade, agrees }) => agrees && (grade ?? 0) >= provenGrade);

export function ratedFigures(figures: readonly Figure[], rating: FigureRating): RatedFigure[] {
  const { proof, totalOf, pointsOf, criteriaOf } = rating;
  const { fields } = proof.rules ?? figureRules;
  const provenTotal = totalOf(provenByFigures(proof, provenGrade));
  const gainOf = (figure: Figure): number => {
    const { field, value } = figure;
    if (value === null || fields[field]?.score !== true || isProven(figure)) return 0;
    const confirmed: Proving = new Map([[field, { id: field, source: 'report', value }]]);
    return totalOf(provenByFigures(proof, provenGrade, confirmed)) - provenTotal;
  };
  return figures.map((figure) => {
    const { now, atBest } = pointsOf(figure.field);
    return {
      ...figure,
      points: { now, atBest, ifConfirmed: gainOf(figure) },
      usedBy: { criteria: criteriaOf(figure.field) },
    };
  });
}
