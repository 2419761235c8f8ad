import type { FigureView, ProfileFigure, RatedField } from '@groundwork/contracts';

/** undefined: scoring cannot be reached. */
type Points = readonly RatedField[] | undefined;

export function figureViews(figures: readonly ProfileFigure[], points: Points): FigureView[] {
  const pointsOf = new Map(points?.map((each) => [each.field, each]));
  return figures.map((figure) => ({
    ...figure,
    points: pointsOf.get(figure.field)?.points ?? null,
    usedBy: { criteria: pointsOf.get(figure.field)?.criteria ?? [] },
  }));
}
