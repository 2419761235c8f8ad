import type { DocumentView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { betterPlace, canChange, type Place, placeWords } from '../model/owner-actions.ts';
import { type ChosenPlace, PlaceSelect } from './place-select.tsx';
import './move-document.css';

export interface MoveDocumentProps {
  readonly document: DocumentView;
  readonly busy: boolean;
  readonly onMove: (place: Place) => void;
}

/** The next move of a document that stands in the wrong category: one click. */
export function BetterPlace({ document, busy, onMove }: MoveDocumentProps) {
  const place = betterPlace(document);
  if (place === null) return null;
  return (
    <section className="better-place" aria-label="Another category">
      <p>
        This looks like <strong>{placeWords(place)}</strong>. Where it is now it does not count.
      </p>
      <Button look="next" busy={busy} onClick={() => onMove(place)}>
        Move it there
      </Button>
    </section>
  );
}

/** To any other category or type, by its owner's choice. */
export function MoveDocument({ document, busy, onMove }: MoveDocumentProps) {
  const { category, subcategory } = document;
  const [chosen, setChosen] = useState<ChosenPlace>({ category, subcategory });
  if (!canChange(document)) return null;
  const isSame = chosen.category === category && chosen.subcategory === subcategory;
  const move = () => {
    if (chosen.category !== null) onMove({ ...chosen, category: chosen.category });
  };
  return (
    <details className="move-document">
      <summary>Move to another category</summary>
      <PlaceSelect place={chosen} disabled={busy} onChange={setChosen} />
      <Button look="outline" busy={busy} disabled={isSame} onClick={move}>
        Move
      </Button>
    </details>
  );
}
