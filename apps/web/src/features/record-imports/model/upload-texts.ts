import type { RecordUpload } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatBytes, formatDate } from '#shared/formatting/format.ts';
import { words } from '../record-imports.wording.ts';

const reasonNames: Readonly<Record<string, string>> = words.reasons;

export const nameReason = (code: string): string => reasonNames[code] ?? code;

type Summary = NonNullable<RecordUpload['summary']>;

export function describeSummary({ counted, lenders, fiscalYears, asOf, notFunded, aside }: Summary): string {
  const [from, to] = fiscalYears;
  return fill(words.uploads.summary, {
    counted,
    lenders,
    notFunded,
    aside,
    from: String(from),
    to: String(to),
    day: formatDate(asOf),
  });
}

export function describeReasons({ reasons }: Summary): string | null {
  const parts = Object.entries(reasons).map(([code, count]) => `${nameReason(code)} ${count}`);
  return parts.length === 0 ? null : fill(words.uploads.reasons, { reasons: parts.join(', ') });
}

export function describeProgress({ state, received, size, progress }: RecordUpload): string | null {
  if (state === 'receiving') {
    return fill(words.uploads.received, { received: formatBytes(received), size: formatBytes(size) });
  }
  if (state === 'reading') return fill(words.uploads.read, { rows: progress.rows });
  return state === 'applying' ? words.uploads.applying : null;
}
