import { documentCategoryLabels, type DocumentSignal, type ExtractedFigure } from '@groundwork/contracts';
import type { BadgeTone } from '@groundwork/web-ui';
import { formatCount, formatMoney } from '#shared/formatting/format.ts';

export interface Weight {
  readonly word: string;
  readonly tone: BadgeTone;
}

/** How much a signal weighs in the fraud risk; one of no weight is only worth knowing. */
export function weightOf({ severity }: Pick<DocumentSignal, 'severity'>): Weight {
  if (severity >= 0.5) return { word: 'Serious', tone: 'bad' };
  if (severity > 0) return { word: 'Look closer', tone: 'warn' };
  return { word: 'Note', tone: 'neutral' };
}

const namedCategories: Readonly<Record<string, string>> = documentCategoryLabels;

/** What was expected and found; a category is told by its name. */
export const saidInSignal = (value: string): string => namedCategories[value] ?? value;

const isCount = (name: string) => name.endsWith('Count');

export function figureWords({ name, value, text }: ExtractedFigure): string {
  if (value === null) return text ?? '–';
  return isCount(name) ? formatCount(value) : formatMoney(value);
}

/** Below this a reader should look at the page before relying on the figure. */
const sureEnough = 0.6;

export const isUnsure = ({ confidence }: Pick<ExtractedFigure, 'confidence'>): boolean =>
  confidence < sureEnough;
