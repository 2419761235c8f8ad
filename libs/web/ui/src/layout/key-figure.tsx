import type { ReactNode } from 'react';
import { Hint } from '../controls/hint.tsx';
import { IconTile, type TileTone } from './icon-tile.tsx';
import './key-figure.css';

export interface KeyFigureProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly value: string | null;
  readonly icon: ReactNode;
  readonly hint?: string;
  readonly tone?: TileTone;
}

export function KeyFigure({ label, note, value, icon, hint, tone = 'brand' }: KeyFigureProps) {
  return (
    <section className={`gw-card gw-figure gw-figure-${tone}`} aria-label={label}>
      <IconTile tone={tone}>{icon}</IconTile>
      <div className="gw-figure-words">
        <div className="gw-figure-name">
          <h2>{label}</h2>
          {hint === undefined ? null : <Hint about={label} text={hint} />}
        </div>
        <p>{note}</p>
      </div>
      {value === null ? null : <strong>{value}</strong>}
    </section>
  );
}
