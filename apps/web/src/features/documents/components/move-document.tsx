import type { DocumentView } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { useState } from 'react';
import { words } from '../documents.wording.ts';
import { betterPlace, canChange, formatPlace, type Place } from '../model/owner-actions.ts';
import { type ChosenPlace, PlaceSelect } from './place-select.tsx';
import './move-document.css';

export interface MoveDocumentProps {
  readonly document: DocumentView;
  readonly busy: boolean;
  readonly onMove: (place: Place) => void;
}

export function BetterPlace({ document, busy, onMove }: MoveDocumentProps) {
  const place = betterPlace(document);
  if (place === null) return null;
  return (
    <section className="better-place" aria-label={words.betterPlace.label}>
      <p>
        {words.betterPlace.looksLike} <strong>{formatPlace(place)}</strong>. {words.betterPlace.notCounted}
      </p>
      <Button look="next" busy={busy} onClick={() => onMove(place)}>
        {words.betterPlace.move}
      </Button>
    </section>
  );
}

export function MoveDocument({ document, busy, onMove }: MoveDocumentProps) {
  const { subcategory } = document;
  const category = document.categoryOpen === true ? null : document.category;
  const [chosen, setChosen] = useState<ChosenPlace>({ category, subcategory });
  if (!canChange(document)) return null;
  const isSame = chosen.category === category && chosen.subcategory === subcategory;
  const move = () => {
    if (chosen.category !== null) onMove({ ...chosen, category: chosen.category });
  };
  return (
    <details className="move-document">
      <summary>{words.move.title}</summary>
      <PlaceSelect place={chosen} disabled={busy} onChange={setChosen} />
      <Button look="outline" busy={busy} disabled={isSame} onClick={move}>
        {words.move.move}
      </Button>
    </details>
  );
}
