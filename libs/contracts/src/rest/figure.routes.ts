import { z } from 'zod';
import { figure, settleAllBody, settleBody } from '../figures.ts';
import { fieldNameText, patternText } from '../texts.ts';
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const figureTag = patternText(40, /^(W\/)?"[\w-]{1,32}"$/);
const params = z.object({ field: fieldNameText });

export const figureRoutes = {
  figures: defineRoute({
    ...at(addresses.figures),
    access: 'score view',
    summary: 'List all figures of the business',
    description:
      'Names each figure with its one value in force, its one status, and its sources with their grades. ETag changes with any of them.',
    status: 200,
    reply: z.array(figure),
  }),
  figure: defineRoute({
    ...at(addresses.figure),
    access: 'score view',
    summary: 'Get one figure',
    description: 'The figure as in the list. ETag is its version.',
    params,
    errors: ['FIGURE_NOT_FOUND'],
    status: 200,
    reply: figure,
  }),
  settleFigure: defineRoute({
    ...at(addresses.settleFigure),
    access: 'profile edit',
    summary: 'Decide which source of a figure is in force',
    description:
      'use is the id of a source, or "said" for the typed value; value changes what "said" means. With If-Match, a figure that has another version changes nothing and returns 409 with the figure as it is now.',
    params,
    headers: z.object({ 'if-match': figureTag.optional() }),
    body: settleBody,
    errors: ['FIGURE_NOT_FOUND', 'SOURCE_NOT_FOUND', 'FIGURE_CHANGED'],
    status: 200,
    reply: figure,
  }),
  undoFigure: defineRoute({
    ...at(addresses.undoFigure),
    access: 'profile edit',
    summary: 'Undo the last decision about a figure',
    description: 'Works for ten minutes. The figure has the value, the source and the status of before.',
    params,
    errors: ['FIGURE_NOT_FOUND', 'UNDO_EXPIRED'],
    status: 200,
    reply: figure,
  }),
  settleFigures: defineRoute({
    ...at(addresses.settleFigures),
    access: 'profile edit',
    summary: 'Decide several figures at once',
    description:
      'All or none. details names the field that prevents it, and figure is that figure if it changed meanwhile.',
    body: settleAllBody,
    errors: ['FIGURE_NOT_FOUND', 'SOURCE_NOT_FOUND', 'FIGURE_CHANGED'],
    status: 200,
    reply: z.array(figure),
  }),
  undoFigures: defineRoute({
    ...at(addresses.undoFigures),
    access: 'profile edit',
    summary: 'Undo the last decision about several figures',
    description: 'Works for ten minutes and takes the whole decision back.',
    errors: ['UNDO_EXPIRED'],
    status: 200,
    reply: z.array(figure),
  }),
} as const;
