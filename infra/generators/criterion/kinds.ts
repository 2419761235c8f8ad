import type { FieldBuilder } from '../profile-field/kinds.ts';

const limit = 1e12;

export interface FigureKind {
  readonly schema: string;
  readonly random: (best: number) => string;
  readonly unit: 'dollars' | 'number' | 'percent' | 'ratio';
  readonly decimals: 0 | 2;
  readonly from: number;
  readonly to: number;
}

const decimal = { unit: 'percent', decimals: 2 } as const;
const dollars = { unit: 'dollars', decimals: 0 } as const;

export const figureKinds: Readonly<Partial<Record<FieldBuilder, FigureKind>>> = {
  amount: { ...dollars, schema: 'whole', random: () => 'money', from: 0, to: limit },
  signedAmount: { ...dollars, schema: 'signedWhole', random: () => 'signedMoney', from: -limit, to: limit },
  count: {
    schema: 'whole',
    random: (best) => `fc.integer({ min: 0, max: ${2 * best} })`,
    unit: 'number',
    decimals: 0,
    from: 0,
    to: limit,
  },
  percent: { ...decimal, schema: 'decimal', random: () => 'percent', from: 0, to: 100 },
  signedPercent: {
    ...decimal,
    schema: 'signedDecimal',
    random: () => 'signedPercent',
    from: -limit,
    to: limit,
  },
  ratio: { ...decimal, schema: 'decimal', random: () => 'ratio', unit: 'ratio', from: 0, to: limit },
};
