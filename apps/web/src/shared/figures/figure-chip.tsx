import type { FigureView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import './figure-chip.css';

const FigureCard = lazy(() => import('./figure-card.tsx'));

interface FigureChipProps {
  readonly figure: FigureView;
  readonly children: ReactNode;
}

/** Opens the sources of a figure in its place. */
export function FigureChip({ figure, children }: FigureChipProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="figure-chip">
      <Button look="ghost" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {children}
      </Button>
      <div id={id}>
        {isOpen ? (
          <Suspense fallback={null}>
            <FigureCard figure={figure} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
