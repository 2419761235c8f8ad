import type { ReactNode } from 'react';
import './icon-tile.css';

export type TileTone = 'brand' | 'info' | 'next';

export interface IconTileProps {
  readonly tone?: TileTone;
  readonly children: ReactNode;
}

export function IconTile({ tone = 'brand', children }: IconTileProps) {
  return (
    <span className={`gw-tile gw-tile-${tone}`} aria-hidden="true">
      {children}
    </span>
  );
}
