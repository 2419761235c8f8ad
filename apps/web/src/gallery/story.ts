import type { ReactNode } from 'react';

export interface Story {
  readonly name: string;
  /** As wide as it stands on a screen; without one, as wide as the page. */
  readonly width?: number;
  readonly node: ReactNode;
}
