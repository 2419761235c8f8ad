import type { FieldValue, UserId } from '@groundwork/contracts';
import { EntitySchema } from 'typeorm';

export interface ProfileRow {
  userId: UserId;
  version: number;
  /** Fields as they are, by name. */
  openValues: Record<string, FieldValue>;
  /** Fields encrypted with the owner's data key, by name. */
  sealedValues: Record<string, string>;
  keyId: string;
  wrappedKey: string;
  savedAt: Date;
  /** Counts the changes of the connected accounts; written by the repository alone. */
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
    keyId: { type: 'text', name: 'key_id' },
    wrappedKey: { type: 'text', name: 'wrapped_key' },
    accountsVersion: { type: 'integer', name: 'accounts_version', insert: false, update: false },
    savedAt: { type: 'timestamptz', name: 'saved_at' },
  },
});
