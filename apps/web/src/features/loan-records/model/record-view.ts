import type { RecordsReply } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { words } from '../loan-records.wording.ts';

export interface RecordView {
  /** own: the industry and the state of the profile. */
  readonly place: 'own' | 'chosen';
  readonly naics: string;
  readonly state: string;
  readonly county: string;
  readonly size: string;
  readonly program: string;
  readonly sort: 'loans' | 'recent' | 'amount';
}

export const ownView: RecordView = {
  place: 'own',
  naics: '',
  state: '',
  county: '',
  size: '',
  program: '',
  sort: 'loans',
};

export function describeTotal({ total }: RecordsReply): string {
  if (total === null) return words.noTotal;
  const { loans, lenders, medianAmount, paid, chargedOff } = total;
  return fill(words.total, {
    loans,
    lenders,
    amount: formatDollars(medianAmount),
    paid: paid.share,
    chargedOff: chargedOff.share,
    low: chargedOff.low,
    high: chargedOff.high,
  });
}

export function describeFewer({ fewer: { lenders } }: RecordsReply): string | null {
  if (lenders === 0) return null;
  return lenders === 1 ? words.oneFewer : fill(words.fewer, { lenders });
}

export const hasNoRecords = ({ asOf }: RecordsReply): boolean => asOf['7a'] === null && asOf['504'] === null;
