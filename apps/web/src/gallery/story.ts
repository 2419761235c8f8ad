import type { ReactNode } from 'react';

export interface Story {
  readonly name: string;
  /** In pixels. The default is the width of the page. */
  readonly width?: number;
  readonly node: ReactNode;
}
