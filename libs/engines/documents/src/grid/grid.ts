import { linesOf, type Page } from '../page.ts';
import { gridLinesOf } from './cells.ts';
import { withoutSides } from './sides.ts';
import { type Grid, gridOf } from './tables.ts';

export const gridOfPages = (pages: readonly Page[]): Grid =>
  gridOf(withoutSides(gridLinesOf(linesOf(pages))));
