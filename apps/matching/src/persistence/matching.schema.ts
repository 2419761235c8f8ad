import type { ProfileFigures, UserId } from '@groundwork/contracts';
import type { Programme } from '@groundwork/engine-matching';
import { EntitySchema } from 'typeorm';

export interface ProgrammeRow {
  rowNumber: number;
  id: string;
  active: boolean;
  programme: Programme;
}

/** Matching's own copy of an owner's figures, and the summary made of them. */
export interface OwnerRow {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  matchedLenders: number;
  qualificationRate: number;
  /** At how many programmes each hard criterion fails. */
  failing: Record<string, number>;
}

export const programmeSchema = new EntitySchema<ProgrammeRow>({
  name: 'programme',
  tableName: 'programmes',
  columns: {
    rowNumber: { type: 'integer', name: 'row_number', primary: true },
    id: { type: 'text' },
    active: { type: 'boolean' },
    programme: { type: 'jsonb' },
  },
});

export const ownerSchema = new EntitySchema<OwnerRow>({
  name: 'owner',
  tableName: 'owners',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    profileVersion: { type: 'integer', name: 'profile_version' },
    figures: { type: 'jsonb' },
    matchedLenders: { type: 'integer', name: 'matched_lenders' },
    qualificationRate: { type: 'integer', name: 'qualification_rate' },
    failing: { type: 'jsonb' },
  },
});
