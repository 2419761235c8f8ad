import type { FieldName, FieldValue, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface ProfileRow {
  userId: UserId;
  version: number;
  openValues: Record<string, FieldValue>;
  sealedValues: Record<string, string>;
  /** The answered fields at their default. */
  confirmed: FieldName[];
  keyId: string;
  wrappedKey: string;
  savedAt: Date;
  accountsVersion?: number;
}

export const profileSchema = new EntitySchema<ProfileRow>({
  name: 'profile',
  tableName: 'profiles',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    openValues: { type: 'jsonb', name: 'open_values' },
    sealedValues: { type: 'jsonb', name: 'sealed_values' },
    confirmed: { type: 'jsonb' },
    keyId: { type: 'text', name: 'key_id' },
    wrappedKey: { type: 'text', name: 'wrapped_key' },
    accountsVersion: { type: 'integer', name: 'accounts_version', insert: false, update: false },
    savedAt: { type: 'timestamptz', name: 'saved_at' },
  },
});
