import type { FieldValue } from '../witness.ts';
import { disputesOf } from './disputes.ts';
import { valueInForce } from './draft.ts';
import { figureRules, type FigureRules } from './figure-rules.ts';
import { typedId, type Figure } from './figure.ts';
import type { Badge } from './proven-criteria.ts';
import { provingSource } from './proven-figures.ts';

export interface FigureBadge {
  readonly field: string;
  readonly typed: FieldValue | null;
  readonly badge: Badge;
  readonly source: string | null;
  readonly contradiction: { readonly stated: FieldValue; readonly witnessed: FieldValue } | null;
}

function badgeOf(figure: Figure): Badge {
  if (provingSource(figure, 2) !== undefined) return 'proven';
  return figure.value === null ? 'missing' : 'stated';
}

const supportOf = ({ sources }: Figure) => sources.find(({ grade }) => grade === 1);

export function figureBadges(figures: readonly Figure[], rules: FigureRules = figureRules): FigureBadge[] {
  const disputes = new Map(disputesOf(figures, rules).map((dispute) => [dispute.field, dispute]));
  return figures.map((figure) => {
    const { field, sources } = figure;
    const dispute = disputes.get(field);
    return {
      field,
      typed: sources.find(({ id }) => id === typedId)?.value ?? null,
      badge: badgeOf(figure),
      source: (provingSource(figure, 2) ?? supportOf(figure))?.id ?? null,
      contradiction: dispute === undefined ? null : { stated: dispute.stated, witnessed: dispute.witnessed },
    };
  });
}

/** The value of a source as the owner would type it: money in whole dollars. */
export const asTyped = (field: string, value: FieldValue, rules: FigureRules = figureRules): FieldValue =>
  valueInForce(value, rules.fields[field]?.unit);
