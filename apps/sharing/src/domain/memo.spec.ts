import { describe, expect, it } from '@jest/globals';
import type { OwnNumbers, PackagePart, ProfileFigure } from '@groundwork/contracts';
import { currentRules } from '@groundwork/engine-scoring';
import type { FrozenFacts } from './frozen.model.ts';
import { memoParts } from './memo.view.ts';

const enclosed = '0198c1de-0000-4000-8000-000000000011';
const numbers: OwnNumbers = {
  numbers: [{ kind: 'ein', id: null, digits: '123456789' }],
  dateOfBirth: null,
};

const typed = { id: 'said', kind: 'said', grade: 0, agrees: true, period: null };
const paper = {
  id: 'paper',
  kind: 'profit_loss',
  grade: 2,
  agrees: true,
  period: { from: '2026-01-01', to: '2026-09-30' },
  documentId: enclosed,
  page: 2,
};

const figure = (change: object) =>
  ({
    field: 'annualRevenueCurrent',
    label: 'Annual revenue',
    unit: 'money',
    value: 640_000,
    ...change,
  }) as ProfileFigure;

const criterion = (code: string, label: string, value: unknown, points: number) => ({
  code,
  label,
  value,
  points,
  maxPoints: 15,
});

const total = (points: number) => ({
  totalScore: points,
  level: 'Good',
  rulesVersion: currentRules.version,
  factors: {
    breakdown: {
      financials: {
        criteria: [
          criterion('BF1', 'Debt coverage today', 5, points),
          criterion('BF3', 'Annual revenue', 640_000, points),
        ],
      },
    },
  },
});

const figures = { annualRevenueCurrent: 480_000, operatingCashFlow: 120_000, monthlyDebtPayments: 2000 };
const input = {
  accounts: [],
  documents: [],
  unanswered: [],
  today: '2026-11-20',
  rulesVersion: currentRules.version,
  figures,
};

const facts = {
  score: { input, result: { stated: total(13), proven: total(4) }, confirmedTotal: 3 },
  documents: [{ documentId: 'another' }, { documentId: enclosed }],
  numbers,
  figures: [
    figure({ status: 'paper', sources: [typed, paper] }),
    figure({ label: 'Margin', unit: 'percent', value: 9.5, status: 'said', sources: [typed] }),
    figure({
      label: 'Industry',
      unit: 'text',
      value: 'Dental, EIN 12-3456789',
      status: 'said',
      sources: [typed],
    }),
    figure({ label: 'Blank', value: null, status: 'open', sources: [] }),
    figure({ label: 'Old', status: 'stale', sources: [{ ...paper, grade: null }] }),
  ],
} as unknown as FrozenFacts;

const tableOf = (part: PackagePart, heading: string, parts: PackagePart[]) =>
  memoParts[part](facts, { open: [], parts }).sections.find((each) => each.heading === heading);

describe('the memo of a lender’s file', () => {
  it('has each answered figure once, with its grade and the page of the enclosed document', () => {
    expect(tableOf('score', 'Figures and their sources', ['score'])?.table?.rows).toEqual([
      ['Annual revenue', '$640,000', 'On paper', 'Profit & Loss 2026, document 02, page 2'],
      ['Margin', '9.5%', 'Owner’s word', '–'],
      ['Industry', expect.not.stringContaining('3456789'), 'Owner’s word', '–'],
      ['Old', '$640,000', 'Out of date', '–'],
    ]);
  });

  it('writes values in their units, and proven points apart', () => {
    expect(tableOf('score', 'Stated score', ['score'])?.table?.rows).toEqual([
      ['Debt coverage today', '5.00', '13 / 15', '4'],
      ['Annual revenue', '$640,000', '13 / 15', '4'],
    ]);
    expect(tableOf('score', 'Proven score', ['score'])).toMatchObject({
      paragraphs: [
        expect.stringContaining('4 of 1,000'),
        '3 of these points are confirmed by two kinds of sources.',
      ],
      table: null,
    });
  });

  it('has a ratio in one section only', () => {
    const ratios = tableOf('ratios', 'Ratios', ['ratios', 'score'])?.table?.rows.map(([label]) => label);
    const others = tableOf('score', 'Stated score', ['ratios', 'score'])?.table?.rows;
    expect(ratios).toEqual(['Debt coverage today', 'Annual revenue']);
    expect(others).toEqual([]);
  });
});
