import type {
  AccountFigures,
  ApplicationStatus,
  LenderId,
  ProfileFigures,
  UserId,
} from '@groundwork/contracts';
import type { Programme } from '@groundwork/engine-matching';
import { EntitySchema } from 'typeorm';

export interface ProgrammeRow {
  rowNumber: number;
  id: string;
  active: boolean;
  /** The version of the catalogue that changed it last. */
  version: number;
  programme: Programme;
}

/** Matching's own copy of an owner's figures, and the summary that was told of them last: what is new is told by it. */
export interface OwnerRow {
  userId: UserId;
  version: number;
  profileVersion: number;
  figures: ProfileFigures;
  accountsVersion: number;
  accounts: AccountFigures[];
  matchedLenders: number;
  qualificationRate: number;
  /** At how many programmes each hard criterion fails. */
  failing: Record<string, number>;
  /** One bit for each row of the catalogue: those whose criteria all pass. */
  eligible: Buffer;
}

/** What the owner has noted about a lender. */
export interface ApplicationRow {
  userId: UserId;
  lenderId: LenderId;
  status: ApplicationStatus;
  notedAt: Date;
}

export const programmeSchema = new EntitySchema<ProgrammeRow>({
  name: 'programme',
  tableName: 'programmes',
  columns: {
    rowNumber: { type: 'integer', name: 'row_number', primary: true },
    id: { type: 'text' },
    active: { type: 'boolean' },
    version: { type: 'integer', default: 1 },
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
    accountsVersion: { type: 'integer', name: 'accounts_version' },
    accounts: { type: 'jsonb' },
    matchedLenders: { type: 'integer', name: 'matched_lenders' },
    qualificationRate: { type: 'integer', name: 'qualification_rate' },
    failing: { type: 'jsonb' },
    eligible: { type: 'bytea' },
  },
});

export const applicationSchema = new EntitySchema<ApplicationRow>({
  name: 'application',
  tableName: 'applications',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    lenderId: { type: 'text', name: 'lender_id', primary: true },
    status: { type: 'text' },
    notedAt: { type: 'timestamptz', name: 'noted_at' },
  },
});
