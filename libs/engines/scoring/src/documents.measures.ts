import { documentCredit } from './documents.ts';
import type { MeasureInput, Measure } from './measure-input.ts';

/** In halves, largest first. Copies of one file count once. */
function bestCredits({ documents, rules }: MeasureInput, category: string, count: number): number[] {
  const byFile = new Map<string, number>();
  for (const document of documents) {
    if (document.category !== category) continue;
    const halves = 2 * documentCredit(document, rules);
    byFile.set(document.sha256, Math.max(halves, byFile.get(document.sha256) ?? 0));
  }
  return [...byFile.values()].sort((a, b) => b - a).slice(0, count);
}

export const measureDocuments =
  (category: string): Measure =>
  (input) => {
    const slots = input.rules.documents.slots[category] ?? [];
    const credits = bestCredits(input, category, slots.length);
    if (credits.length === 0) return null;
    const halfPoints = credits.reduce((sum, halves, place) => sum + halves * (slots[place] ?? 0), 0);
    const counted = credits.reduce((sum, halves) => sum + halves, 0) / 2;
    return { num: Math.floor((halfPoints + 1) / 2), den: 1, displayValue: counted };
  };

export const taxDocuments = measureDocuments('tax_documents');
export const bankStatements = measureDocuments('bank_statements');
export const financialReports = measureDocuments('financial_reports');
