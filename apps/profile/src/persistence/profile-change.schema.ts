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
