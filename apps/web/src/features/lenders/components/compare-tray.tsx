import { fill } from '@groundwork/wording';
import { type LenderMatch, mostCompared } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readComparedIds, toggleId, writeComparedIds } from '../model/comparison.ts';
import './compare-tray.css';
import { words } from '../lenders.wording.ts';

const CostDrawer = lazy(() => import('./cost-drawer.tsx'));
const { tray: texts } = words;

/** Sticks to the bottom of the screen while lenders are chosen. */
export function CompareTray({ matches }: { readonly matches: readonly LenderMatch[] }) {
  const [query, setQuery] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const ids = readComparedIds(query);
  if (ids.length === 0) return null;
  const nameOf = (id: string) => matches.find((match) => match.id === id)?.lender.name ?? texts.unknown;
  const change = (next: readonly string[]) =>
    setQuery((before) => writeComparedIds(before, next), { replace: true });
  return (
    <section className="compare-tray" aria-label={texts.label}>
      <p role="status">{fill(texts.count, { count: ids.length, most: mostCompared })}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <button
              type="button"
              aria-label={fill(texts.remove, { lender: nameOf(id) })}
              onClick={() => change(toggleId(ids, id))}
            >
              <X aria-hidden="true" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className="compare-tray-actions">
        <Button look="ghost" onClick={() => change([])}>
          {words.comparison.clear}
        </Button>
        <Button onClick={() => setIsOpen(true)}>{texts.open}</Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <CostDrawer ids={ids} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
