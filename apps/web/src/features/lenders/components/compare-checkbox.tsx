import { type Lender, mostCompared } from '@groundwork/contracts';
import { useSearchParams } from 'react-router-dom';
import { readComparedIds, writeComparedIds, toggleId } from '../model/comparison.ts';

export function CompareCheckbox({ lender }: { readonly lender: Lender }) {
  const [query, setQuery] = useSearchParams();
  const ids = readComparedIds(query);
  const chosen = ids.includes(lender.id);
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        aria-label={`Compare ${lender.name}`}
        checked={chosen}
        disabled={!chosen && ids.length >= mostCompared}
        onChange={() =>
          setQuery((before) => writeComparedIds(before, toggleId(readComparedIds(before), lender.id)), {
            replace: true,
          })
        }
      />
      Compare
    </label>
  );
}
