import { withCents } from './forms/cents-column.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { unfoldSides } from './reports/sides.ts';
import { withRailsFirst } from './statements/rails.ts';

export function linesOfKind(
  { layout, issuedBy }: Pick<Kind, 'layout' | 'issuedBy'>,
  lines: readonly Line[],
): readonly Line[] {
  if (layout === 'form') return withCents(lines);
  if (layout === 'statement') return withRailsFirst(lines);
  return layout === 'report' && issuedBy === 'owner' ? unfoldSides(lines) : lines;
}
