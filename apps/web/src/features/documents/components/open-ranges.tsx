import { fill } from '@groundwork/wording';
import { formatDate, formatMoney } from '#shared/formatting/format.ts';
import { words } from '../documents.wording.ts';
import type { OpenRange } from '../model/open-ranges.ts';

interface OpenRangesProps {
  readonly ranges: readonly OpenRange[];
  readonly onRange: (range: OpenRange) => void;
}

/** The days whose transactions miss the balances around them. */
export function OpenRanges({ ranges, onRange }: OpenRangesProps) {
  if (ranges.length === 0) return null;
  return (
    <ul className="open-ranges" aria-label={words.rows.openRanges}>
      {ranges.map((range) => (
        <li key={`${range.from} ${range.to} ${range.cents}`}>
          <button type="button" onClick={() => onRange(range)}>
            {fill(words.rows.openRange, {
              from: formatDate(range.from),
              to: formatDate(range.to),
              amount: formatMoney(Math.abs(range.cents) / 100),
            })}
          </button>
        </li>
      ))}
    </ul>
  );
}
