import { fill } from '@groundwork/wording';
import { type LenderMatch, mostCompared } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lockedFeatureText } from '#shared/entitlements/locked-feature-text.ts';
import { useEntitlement } from '#shared/entitlements/use-entitlement.ts';
import { compareLenders, readComparedIds, toggleId, writeComparedIds } from '../model/comparison.ts';
import './compare-tray.css';
import { words } from '../lenders.wording.ts';

const CostDrawer = lazy(() => import('./cost-drawer.tsx'));
const { tray: texts } = words;

interface CompareTrayProps {
  readonly matches: readonly LenderMatch[];
  /** The matches of her profile. */
  readonly own: readonly LenderMatch[];
}

/** Sticks to the bottom of the screen while lenders are chosen. */
export function CompareTray({ matches, own }: CompareTrayProps) {
  const isWhole = useEntitlement('costComparison');
  const [query, setQuery] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const ids = readComparedIds(query);
  if (ids.length === 0) return null;
  const compared = compareLenders(ids, matches, own);
  const change = (next: readonly string[]) =>
    setQuery((before) => writeComparedIds(before, next), { replace: true });
  return (
    <section className="compare-tray" aria-label={texts.label}>
      <p role="status">{fill(texts.count, { count: ids.length, most: mostCompared })}</p>
      <ul>
        {compared.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={fill(texts.remove, { lender: name })}
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
        <Button onClick={() => setIsOpen(true)}>{isWhole ? texts.open : texts.openFree}</Button>
      </div>
      {isWhole ? null : <p className="compare-tray-plan">{lockedFeatureText('costComparison').text}</p>}
      {isOpen ? (
        <Suspense fallback={null}>
          <CostDrawer compared={compared} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
