import type { ApplicationStatus, LenderId, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';
import type { ListedProgram } from '../domain/listed-program.model.ts';
import type { MatchedOwner } from '../domain/owner.model.ts';

export interface ApplicationRow {
  userId: UserId;
  lenderId: LenderId;
  status: ApplicationStatus;
  notedAt: Date;
}

export const programSchema = new EntitySchema<ListedProgram>({
  name: 'programme',
  tableName: 'programmes',
  columns: {
    rowNumber: { type: 'integer', name: 'row_number', primary: true },
    id: { type: 'text' },
    active: { type: 'boolean' },
    version: { type: 'integer', default: 1 },
    sample: { type: 'boolean', default: false },
    removed: { type: 'boolean', default: false },
    programme: { type: 'jsonb' },
  },
});

export const ownerSchema = new EntitySchema<MatchedOwner>({
  name: 'owner',
  tableName: 'owners',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    profileVersion: { type: 'integer', name: 'profile_version' },
    figures: { type: 'jsonb' },
    answered: { type: 'jsonb' },
    typed: { type: 'jsonb' },
    settled: { type: 'jsonb' },
    accountsVersion: { type: 'integer', name: 'accounts_version' },
    accounts: { type: 'jsonb' },
    bankRowsVersion: { type: 'integer', name: 'bank_rows_version' },
    bankRows: { type: 'jsonb', name: 'bank_rows', nullable: true },
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
