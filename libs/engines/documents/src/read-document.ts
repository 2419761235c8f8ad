import { classify } from './classify.ts';
import { extractFigures, type Figure } from './figures.ts';
import type { Kind } from './kinds.ts';
import { linesOf, type Page } from './page.ts';

export interface Signal {
  code: string;
  severity: number;
  page: number | null;
  message: string;
  expected: string | null;
  actual: string | null;
}

export interface Reading {
  confidence: number;
  fraudScore: number;
  classification: { category: Kind['category']; subcategory: Kind['subcategory']; certainty: number } | null;
  extracted: Figure[];
  signals: Signal[];
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const unknownKind: Signal = {
  code: 'UNKNOWN_KIND',
  severity: 0,
  page: null,
  message: 'We could not tell what kind of document this is. A person will look at it.',
  expected: null,
  actual: null,
};

/** What was chosen, and what the paper looks like. */
export function categoryMismatch(expected: string, actual: string): Signal {
  return {
    code: 'CATEGORY_MISMATCH',
    severity: 0,
    page: 1,
    message: 'This looks like a document of another category.',
    expected,
    actual,
  };
}

/** What a document says: its kind, its figures, and how sure that is. */
export function readDocument(pages: readonly Page[], chosenCategory: string): Reading {
  const lines = linesOf(pages);
  const recognition =
    pages.length === 0 ? 0 : pages.reduce((sum, page) => sum + page.recognition, 0) / pages.length;
  const recognised = classify(lines);
  if (!recognised) {
    return { confidence: 0, fraudScore: 0, classification: null, extracted: [], signals: [unknownKind] };
  }
  const { kind, certainty } = recognised;
  const extracted = extractFigures(kind, lines, recognition);
  const share = extracted.length / kind.figures.length;
  return {
    confidence: rounded(recognition * certainty * share),
    fraudScore: 0,
    classification: { category: kind.category, subcategory: kind.subcategory, certainty },
    extracted,
    signals: kind.category === chosenCategory ? [] : [categoryMismatch(chosenCategory, kind.category)],
  };
}
