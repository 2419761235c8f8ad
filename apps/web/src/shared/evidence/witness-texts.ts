import {
  documentKinds,
  type DocumentSubcategory,
  type Proposal,
  type WitnessState,
} from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatCount, formatDate, formatDollars } from '../formatting/format.ts';
import { fieldOf } from '../profile/fields.ts';
import { words } from './evidence.wording.ts';

type Named = Pick<WitnessState, 'source' | 'kind' | 'period'>;

function nameOfDocument({ source, kind, period }: Named): string {
  const label = documentKinds[kind as DocumentSubcategory].label;
  if (source === 'report' && kind === 'balance_sheet')
    return fill(words.ofDay, { kind: label, day: formatDate(period.to) });
  return fill(words.ofYear, { kind: label, year: period.to.slice(0, 4) });
}

export function labelOfWitness(witness: Named & Pick<WitnessState, 'page'>): string {
  const { source, period, page } = witness;
  if (source === 'bank_rows') return fill(words.bankRowsThrough, { day: formatDate(period.to) });
  const name = nameOfDocument(witness);
  return page === undefined ? name : fill(words.onPage, { name, page });
}

export const provenanceSentence = (accepted: Named & Pick<WitnessState, 'page'>): string =>
  accepted.source === 'bank_rows'
    ? fill(words.acceptedFromRows, { day: formatDate(accepted.period.to) })
    : fill(words.acceptedFrom, { name: labelOfWitness(accepted) });

export function formatWitnessed(field: string, value: Proposal['proposed']): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return value;
  const unit = fieldOf(field)?.unit;
  if (unit === 'percent') return `${formatCount(value)}%`;
  return unit === 'money' ? formatDollars(value) : formatCount(value);
}
