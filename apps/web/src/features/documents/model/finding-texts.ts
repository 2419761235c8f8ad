import { documentCategoryLabels, type DocumentSignal, type ExtractedFigure } from '@groundwork/contracts';
import type { BadgeTone } from '@groundwork/web-ui';
import { formatCount, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';

export interface SeverityBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

export function severityOf({ severity }: Pick<DocumentSignal, 'severity'>): SeverityBadge {
  if (severity >= 0.5) return { label: words.findings.serious, tone: 'bad' };
  if (severity > 0) return { label: words.findings.lookCloser, tone: 'warn' };
  return { label: words.findings.note, tone: 'neutral' };
}

const categoryLabels: Readonly<Record<string, string>> = documentCategoryLabels;

export const formatSignalValue = (value: string): string => categoryLabels[value] ?? value;

const isCount = (name: string) => name.endsWith('Count');

export function formatFigure({ name, value, text }: ExtractedFigure): string {
  if (value === null) return text ?? '–';
  return isCount(name) ? formatCount(value) : formatMoney(value);
}

const certainFrom = 0.6;

export const isUncertain = ({ confidence }: Pick<ExtractedFigure, 'confidence'>): boolean =>
  confidence < certainFrom;
