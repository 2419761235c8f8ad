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
    userId: { type: 'uuid', name: 'user_id', primary: true },
    at: { type: 'timestamptz' },
    changedBy: { type: 'uuid', name: 'changed_by' },
    fields: { type: 'jsonb' },
  },
});

const maxTextLength = 1000;

type FieldValue = ProfileChange['fields'][number]['from'];

const shorten = (value: FieldValue): FieldValue =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value;

export const profileChange = (row: ProfileChangeRow): ProfileChange => ({
  id: row.id,
  at: row.at.toISOString(),
  changedBy: row.changedBy,
  fields: row.fields.map(({ field, from, to }) => ({ field, from: shorten(from), to: shorten(to) })),
});
