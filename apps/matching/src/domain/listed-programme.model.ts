import type { Programme } from '@groundwork/engine-matching';

export interface ListedProgramme {
  rowNumber: number;
  id: string;
  active: boolean;
  version: number;
  programme: Programme;
}
