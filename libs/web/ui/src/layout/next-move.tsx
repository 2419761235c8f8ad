import type { ReactNode } from 'react';
import { words } from '../ui.wording.ts';
import './next-move.css';

export interface NextMoveProps {
  readonly title: string;
  readonly text: string;
  readonly worth?: string;
  readonly action: ReactNode;
}

export function NextMove({ title, text, worth, action }: NextMoveProps) {
  return (
    <section className="gw-next-move" aria-label={words.nextMove}>
      <div className="gw-next-move-words">
        <p className="gw-next-move-over">
          {words.nextMove}
          {worth === undefined ? null : <strong>{worth}</strong>}
        </p>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </section>
  );
}
