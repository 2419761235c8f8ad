import type { ProfileChange, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface ProfileChangeRow {
  id: ProfileChange['id'];
  userId: UserId;
  at: Date;
  changedBy: UserId;
  fields: ProfileChange['fields'];
}

export const profileChangeSchema = new EntitySchema<ProfileChangeRow>({
  name: 'profile_change',
  tableName: 'profile_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    at: { type: 'timestamptz' },
    changedBy: { type: 'uuid', name: 'changed_by' },
    fields: { type: 'jsonb' },
  },
});

const longestText = 1000;

type Shown = ProfileChange['fields'][number]['from'];

/** Whole in the table; in a list the beginning of a long text says enough. */
const shortened = (value: Shown): Shown =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;

export const profileChange = (row: ProfileChangeRow): ProfileChange => ({
  id: row.id,
  at: row.at.toISOString(),
  changedBy: row.changedBy,
  fields: row.fields.map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) })),
});
