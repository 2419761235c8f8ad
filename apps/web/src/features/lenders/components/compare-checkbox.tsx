import { fill } from '@groundwork/wording';
import { type Lender, mostCompared } from '@groundwork/contracts';
import { useSearchParams } from 'react-router-dom';
import { readComparedIds, writeComparedIds, toggleId } from '../model/comparison.ts';
import { words } from '../lenders.wording.ts';

export function CompareCheckbox({ lender }: { readonly lender: Lender }) {
  const [query, setQuery] = useSearchParams();
  const ids = readComparedIds(query);
  const isChosen = ids.includes(lender.id);
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        aria-label={fill(words.comparison.chooseLender, { lender: lender.name })}
        checked={isChosen}
        disabled={!isChosen && ids.length >= mostCompared}
        onChange={() =>
          setQuery((before) => writeComparedIds(before, toggleId(readComparedIds(before), lender.id)), {
            replace: true,
          })
        }
      />
      {words.comparison.choose}
    </label>
  );
}
