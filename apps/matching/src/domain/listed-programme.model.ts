import type { Programme } from '@groundwork/engine-matching';

export interface ListedProgramme {
  rowNumber: number;
  id: string;
  active: boolean;
  /** The version of the catalogue that changed it last. */
  version: number;
  programme: Programme;
}
