import type { FigureUse, FigureView, ProfileFigure, RatedField } from '@groundwork/contracts';

interface Ratings {
  readonly points: readonly RatedField[] | undefined;
  readonly uses: readonly FigureUse[] | undefined;
}

export function figureViews(figures: readonly ProfileFigure[], { points, uses }: Ratings): FigureView[] {
  const pointsOf = new Map(points?.map((each) => [each.field, each]));
  const lendersOf = new Map(uses?.map(({ field, lenders }) => [field, lenders]));
  return figures.map((figure) => ({
    ...figure,
    points: pointsOf.get(figure.field)?.points ?? null,
    usedBy: {
      criteria: pointsOf.get(figure.field)?.criteria ?? [],
      lenders: uses === undefined ? null : (lendersOf.get(figure.field) ?? 0),
    },
  }));
}
