import type { Program } from '@groundwork/engine-matching';

export interface ListedProgram {
  rowNumber: number;
  id: string;
  active: boolean;
  version: number;
  /** Only the seed sets it. */
  sample: boolean;
  /** A removed sample stays for the notes about it and never comes back. */
  removed: boolean;
  programme: Program;
}
