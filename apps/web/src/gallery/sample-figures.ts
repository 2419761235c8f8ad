import { documentId, type FigureView } from '@groundwork/contracts';

const source: FigureView['sources'][number] = {
  id: 'said',
  grade: 0,
  withheld: null,
  kind: 'said',
  value: 640_000,
  period: null,
  holder: 'none',
  freshUntil: null,
  agrees: false,
};

export const disputedFigure: FigureView = {
  field: 'annualRevenueCurrent',
  label: 'Annual revenue, current year',
  unit: 'money',
  version: 'v1',
  value: 640_000,
  valueFrom: 'said',
  status: 'disputed',
  sources: [
    source,
    {
      ...source,
      id: 'return',
      grade: 2,
      kind: 'schedule_c',
      value: 590_000,
      period: { from: '2025-01-01', to: '2025-12-31' },
      documentId: documentId.parse('0199f1c2-7c1a-7000-8000-000000000008'),
      page: 1,
      holder: 'same',
    },
  ],
  outlier: null,
  question: null,
  settledOn: null,
  undoableUntil: null,
  points: { now: 30, atBest: 60 },
  usedBy: { criteria: ['BF3', 'BF4'] },
};
