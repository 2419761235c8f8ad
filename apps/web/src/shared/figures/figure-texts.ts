import { documentKinds, type DocumentSubcategory, type FigureView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount, formatDollars } from '../formatting/format.ts';
import { words } from './figures.wording.ts';

type Source = FigureView['sources'][number];

export const typedId = 'said';

export function formatFigure(value: FigureView['value'], unit: FigureView['unit']): string {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  if (unit === 'money') return formatDollars(value);
  return unit === 'percent' ? `${formatCount(value)}%` : formatCount(value);
}

export function nameOfSource({ id, kind, period }: Source): string {
  if (id === typedId) return words.said;
  if (kind === 'bank_file') return words.bankFile;
  if (kind === 'bank_statement') return words.bankStatements;
  const label = documentKinds[kind as DocumentSubcategory].label;
  return period === null ? label : fill(words.ofYear, { kind: label, year: period.to.slice(0, 4) });
}

const attentive: readonly FigureView['status'][] = ['disputed', 'stale', 'other-name'];

/** What the form of the profile does not show by itself. */
export function noticeOf({ value, valueFrom, unit, status, sources }: FigureView): string | null {
  const source = sources.find(({ id }) => id === valueFrom && id !== typedId);
  if (source) return fill(words.taken, { source: nameOfSource(source), amount: formatFigure(value, unit) });
  if (status === 'disputed') return words.differ;
  return attentive.includes(status) ? words.status[status] : null;
}
