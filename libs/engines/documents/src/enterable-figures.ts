import { findKind } from './kinds.ts';
import { figureLabels } from './documents.wording.ts';

interface EnterableFigure {
  name: string;
  label: string;
  required: boolean;
  isText: boolean;
}

const textFigures = {
  form: ['taxYear'],
  statement: ['bank', 'holder', 'accountEnding', 'period'],
  report: ['period'],
  slip: ['taxYear'],
  letter: [],
} as const;

/** Each figure that a person may enter for a document of the kind, read or not. */
export function enterableFigures(subcategory: string | null): EnterableFigure[] {
  const kind = findKind(subcategory);
  if (!kind) return [];
  const amounts = kind.figures.map(({ name, label, required, fact }) => ({
    name,
    label,
    required,
    isText: fact?.as === 'text' || fact?.as === 'day',
  }));
  const texts = textFigures[kind.layout].map((name) => ({
    name,
    label: figureLabels[name],
    required: false,
    isText: true,
  }));
  return [...amounts, ...texts];
}
