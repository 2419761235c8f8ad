import { figuresOf, type Figure, type FigureWitness, type Holder, type Settlement } from '../src/index.ts';
import type { MonthGrade, PaperGrade } from '../src/figures/figure.ts';

export const today = '2026-01-20';

export const sameName: Holder = { printed: 'LARKSPUR BICYCLE REPAIR LLC', match: 'same', answer: null };
export const otherName: Holder = { printed: 'CEDAR LANE CATERING', match: 'other', answer: null };

const year2025 = { from: '2025-01-01', to: '2025-12-31' };

type Change = Partial<FigureWitness>;

const witness = (field: string, value: FigureWitness['value'], change: Change): FigureWitness => ({
  id: `${change.kind ?? 'bank_rows'}:${field}`,
  field,
  source: 'report',
  kind: 'profit_loss',
  value,
  period: year2025,
  freshUntil: '2027-10-15',
  reviewed: false,
  confidence: 1,
  corrected: false,
  ...change,
});

export const paper = (
  kind: string,
  field: string,
  value: FigureWitness['value'],
  change: Change = {},
): FigureWitness => witness(field, value, { kind, documentId: `doc-${kind}`, holder: sameName, ...change });

const monthsOf2025 = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);

export const monthsOf = (count: number, grade: PaperGrade | null): MonthGrade[] =>
  monthsOf2025
    .slice(-count)
    .map((month) => ({ month, grade, withheld: grade === null ? 'other-name' : null }));

export const bankRowsOf = (
  field: string,
  value: FigureWitness['value'],
  grade: PaperGrade | null,
  change: Change = {},
): FigureWitness =>
  witness(field, value, {
    source: 'bank_rows',
    kind: null,
    months: 12,
    accountIds: ['one'],
    monthGrades: monthsOf(12, grade),
    freshUntil: '2026-03-01',
    ...change,
  });

interface OwnerCase {
  readonly typed?: Readonly<Record<string, Figure['value']>>;
  readonly witnesses?: readonly FigureWitness[];
  readonly settled?: readonly Settlement[];
  readonly on?: string;
}

export const figuresFor = ({ typed = {}, witnesses = [], settled = [], on = today }: OwnerCase): Figure[] =>
  figuresOf({ values: typed, answered: Object.keys(typed) }, witnesses, settled, on);

export function figureFor(field: string, owner: OwnerCase): Figure {
  const figure = figuresFor(owner).find((each) => each.field === field);
  if (figure === undefined) throw new Error(`The owner has no figure ${field}`);
  return figure;
}
