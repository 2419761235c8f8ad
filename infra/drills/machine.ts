import type { BlockName } from './page-blocks.ts';

export interface Done {
  readonly output: string;
  readonly instead?: string;
}

export interface Machine {
  readonly folder: string;
  readonly gateway: number;
  readonly proxies: string;
  readonly neighbor: string;
  readonly do: (name: BlockName, text: string) => Promise<Done>;
  readonly replace: () => Promise<Machine>;
}

export type VariablesAt = (neighbor: string) => Readonly<Record<string, string>>;
