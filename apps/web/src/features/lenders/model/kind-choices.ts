import { type CarryKind, carryKinds, type KindOutlook, type LenderMatch } from '@groundwork/contracts';

export interface KindChoice {
  readonly kind: CarryKind;
  readonly best: LenderMatch | null;
  readonly count: number;
}

/** A kind without an instalment stands in the choice only with a match. */
const offerKinds: readonly CarryKind[] = ['advance', 'factoring'];

/** The matches are best first. A kind without a match stands in the choice if the catalog has lenders of it. */
export function choicesByKind(
  matches: readonly LenderMatch[],
  outlooks: readonly KindOutlook[],
): readonly KindChoice[] {
  return carryKinds
    .map((kind) => {
      const fitting = matches.filter((match) => match.carryKind === kind);
      return { kind, best: fitting[0] ?? null, count: fitting.length };
    })
    .filter(
      ({ kind, count }) =>
        count > 0 || (!offerKinds.includes(kind) && outlooks.some((outlook) => outlook.kind === kind)),
    );
}
