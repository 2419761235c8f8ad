import type { DocumentSignal, MoveDocumentBody } from '@groundwork/contracts';
import { categorySignals } from '@groundwork/engine-documents';
import type { DocumentRow } from './document.model.ts';
import { classificationOf } from './values-in-force.rules.ts';

type Place = Pick<DocumentRow, 'category' | 'subcategory' | 'signals'>;

export function placedIn(row: DocumentRow, to: MoveDocumentBody): Place {
  const others = row.signals.filter(({ code }) => code !== 'CATEGORY_MISMATCH');
  const mismatch: DocumentSignal[] = row.classification
    ? categorySignals(to.category, row.classification)
    : [];
  return { ...to, signals: [...mismatch, ...others] };
}

export function fileByReading(row: DocumentRow): DocumentRow {
  if (row.categoryChosen) return row;
  const classification = classificationOf(row);
  if (classification === null) return { ...row, subcategory: null };
  const { category, subcategory } = classification;
  return { ...row, ...placedIn(row, { category, subcategory }) };
}

/** Neither a person nor the reading named a category; the stored one is provisional. */
export const isCategoryOpen = (
  row: Pick<DocumentRow, 'categoryChosen' | 'classification' | 'corrections'>,
): boolean => !row.categoryChosen && classificationOf(row) === null;
