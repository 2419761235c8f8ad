import type { FieldProvenance, ProfileReply } from '@groundwork/contracts';
import { createContext } from 'react';

export type Provenance = NonNullable<ProfileReply['provenance']>;

const undoableMs = 600_000;

export const ProvenanceContext = createContext<Provenance>({});

const isUndoable = ({ acceptedAt }: FieldProvenance, now: number): boolean =>
  now - Date.parse(acceptedAt) < undoableMs;

/** One undo takes back every figure of the last ten minutes, so its button states their number. */
export function countUndoable(provenance: Provenance, field: string, now = Date.now()): number {
  const own = provenance[field];
  if (own === undefined || !isUndoable(own, now)) return 0;
  return Object.values(provenance).filter((each) => isUndoable(each, now)).length;
}
