import type { figureRoutes } from '../figure.routes.ts';
import { type ExamplesOf, idOf, moment } from './example.ts';

const field = 'averageBankBalance';
const sourceId = 'bank_rows:averageBankBalance:94189.04';
const version = 'q3Vd81xk';

const aFigure = () => ({
  field,
  label: 'Average bank balance',
  unit: 'money' as const,
  version,
  value: 94_189,
  valueFrom: sourceId,
  status: 'file' as const,
  sources: [
    {
      id: sourceId,
      grade: 1 as const,
      withheld: null,
      kind: 'bank_file',
      value: 94_189.04,
      period: { from: '2026-08-01', to: '2026-10-31' },
      accountIds: [idOf(23)],
      months: 3,
      holder: 'none' as const,
      freshUntil: '2027-01-29',
      agrees: true,
    },
  ],
  outlier: null,
  question: null,
  settledOn: null,
  undoableUntil: null,
  points: { now: 22, atBest: 30, ifConfirmed: 22 },
  usedBy: { criteria: ['BF11'], lenders: 214 },
});

const settled = () => ({ ...aFigure(), settledOn: '2026-11-20', undoableUntil: moment });

export const figureExamples: ExamplesOf<typeof figureRoutes> = {
  figures: { reply: [aFigure()] },
  figure: { params: { field }, reply: aFigure() },
  settleFigure: {
    params: { field },
    headers: { 'if-match': `"${version}"` },
    body: { use: sourceId },
    reply: settled(),
  },
  undoFigure: { params: { field }, reply: aFigure() },
  settleFigures: { body: { ids: [{ field, use: sourceId, version }] }, reply: [settled()] },
  undoFigures: { reply: [aFigure()] },
};
