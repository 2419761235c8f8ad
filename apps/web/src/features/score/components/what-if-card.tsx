import { Button } from '@groundwork/web-ui';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import './what-if-card.css';
import { words } from '../score.wording.ts';

const WhatIfPanel = lazy(() => import('./what-if-panel.tsx'));
const { whatIf: texts } = words;

/** Loads the engine only after the owner opens it. */
export function WhatIfCard() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section className="gw-card what-if-card" aria-label={texts.title}>
      <header>
        <SlidersHorizontal aria-hidden="true" size={20} />
        <div>
          <h2>{texts.title}</h2>
          <p>{texts.subtitle}</p>
        </div>
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? texts.close : texts.open} <ChevronDown aria-hidden="true" size={16} />
        </Button>
      </header>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={<p className="fine-print">{texts.loadingRules}</p>}>
            <WhatIfPanel />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
