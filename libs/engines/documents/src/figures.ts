import type { Kind } from './kinds.ts';
import type { Line } from './page.ts';

export interface Figure {
  name: string;
  label: string;
  value: number | null;
  text: string | null;
  confidence: number;
  page: number;
}

/** An amount: grouped thousands or two decimals or at least three digits, so that a line number is not one. */
const amountPattern = /\(?-?\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|\d{3,})\)?\s*$/;

/** Bare digits after such a word name a form, a line or a year: "from Form 1040". */
const namedNumber = /\b(forms?|schedules?|lines?|pages?|years?|for|in|of|since)\s+\d+\s*$/i;

function amountAtEnd(text: string): number | null {
  const found = amountPattern.exec(text);
  if (!found?.[1] || namedNumber.test(text)) return null;
  const value = Number(found[1].replaceAll(',', ''));
  return /^[(-]/.test(found[0].trim()) ? -value : value;
}

/** Each figure of the kind that stands on a line with its label, the amount last. */
export function extractFigures(kind: Kind, lines: readonly Line[], recognition: number): Figure[] {
  return kind.figures.flatMap(({ name, label, pattern }) => {
    for (const line of lines) {
      const value = pattern.test(line.text) ? amountAtEnd(line.text) : null;
      if (value !== null)
        return [{ name, label, value, text: null, confidence: recognition, page: line.page }];
    }
    return [];
  });
}
