import type { FigureView, ProfileFigure, ReplyOf, rpc } from '@groundwork/contracts';

export interface FigureRatings {
  /** undefined: the service cannot be reached. */
  readonly points: ReplyOf<typeof rpc.scoring.figurePoints> | undefined;
  readonly use: ReplyOf<typeof rpc.matching.figureUse> | undefined;
}

export function figureViews(figures: readonly ProfileFigure[], { points, use }: FigureRatings): FigureView[] {
  const pointsOf = new Map(points?.map((each) => [each.field, each]));
  const lendersOf = new Map(use?.map(({ field, lenders }) => [field, lenders]));
  return figures.map((figure) => ({
    ...figure,
    points: pointsOf.get(figure.field)?.points ?? null,
    usedBy: {
      criteria: pointsOf.get(figure.field)?.criteria ?? [],
      lenders: use === undefined ? null : (lendersOf.get(figure.field) ?? 0),
    },
  }));
}
