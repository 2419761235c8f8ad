import { type Lender, mostCompared } from '@groundwork/contracts';
import { useSearchParams } from 'react-router-dom';
import { comparedIn, queryComparing, toggled } from '../model/compared.ts';

export function CompareChoice({ lender }: { readonly lender: Lender }) {
  const [query, setQuery] = useSearchParams();
  const ids = comparedIn(query);
  const chosen = ids.includes(lender.id);
  return (
    <label className="compare-choice">
      <input
        type="checkbox"
        aria-label={`Compare ${lender.name}`}
        checked={chosen}
        disabled={!chosen && ids.length >= mostCompared}
        onChange={() =>
          setQuery((before) => queryComparing(before, toggled(comparedIn(before), lender.id)), {
            replace: true,
          })
        }
      />
      Compare
    </label>
  );
}
