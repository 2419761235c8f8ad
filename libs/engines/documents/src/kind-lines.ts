import { withCents } from './forms/cents-column.ts';
import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';
import { withBoxesApart } from './reports/boxes-beside.ts';
import { withoutPageBreaks } from './reports/page-breaks.ts';
import { withTotalsBelow } from './reports/totals-beside.ts';
import { unfoldSides } from './reports/sides.ts';
import { withRailsFirst } from './statements/rails.ts';

const ruled = /^[-=_\u2013\u2014\s]+$/;

const isText = ({ text }: Line) => !(ruled.test(text) && /[-=_]{3}|[\u2013\u2014]{2}/.test(text));

export function linesOfKind(
  { layout, issuedBy }: Pick<Kind, 'layout' | 'issuedBy'>,
  lines: readonly Line[],
): readonly Line[] {
  if (layout === 'form') return withCents(lines);
  if (layout === 'statement') return withRailsFirst(lines);
  if (layout !== 'report') return lines;
  if (issuedBy !== 'owner') return withBoxesApart(lines);
  return withTotalsBelow(unfoldSides(withoutPageBreaks(lines.filter(isText))));
}
