import { Injectable } from '@nestjs/common';
import { emptyProfile, fieldCatalog, type ProfileValues, type UserId } from '@groundwork/contracts';
import { FieldCipher, type FieldPlace, type WrappedKey } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';
import type { Answers } from '../domain/merge-profile.rules.ts';
import { type ProfileRow, profileSchema } from './profile.schema.ts';

export interface StoredProfile extends Answers {
  version: number;
  accountsVersion: number;
  dataKey: WrappedKey;
}

const sealed = fieldCatalog.filter(
  ({ sensitivity }) => sensitivity === 'secret' || sensitivity === 'encrypted',
);
const sealedNames = new Set<string>(sealed.map((field) => field.name));
export const isSealed = (field: string): boolean => sealedNames.has(field);

const placeOf = (column: string, user: string): FieldPlace => ({
  table: 'profiles',
  column,
  row: user,
  user,
});

@Injectable()
export class ProfileRepository {
  constructor(private readonly cipher: FieldCipher) {}

  async find(manager: EntityManager, userId: UserId): Promise<StoredProfile> {
    const row = await manager.findOneBy(profileSchema, { userId });
    return this.read(row, userId);
  }

  /** An advisory lock also covers an owner without a row. */
  async lock(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [userId]);
  }

  async findForUpdate(manager: EntityManager, userId: UserId): Promise<StoredProfile> {
    await this.lock(manager, userId);
    return this.find(manager, userId);
  }

  async findOrCreateForUpdate(manager: EntityManager, userId: UserId, now: Date): Promise<StoredProfile> {
    const stored = await this.findForUpdate(manager, userId);
    if (stored.version === 0 && !(await manager.existsBy(profileSchema, { userId }))) {
      await this.save(manager, userId, stored, now);
    }
    return stored;
  }

  async nextAccountsVersion(manager: EntityManager, userId: UserId): Promise<number> {
    const [rows]: [{ accounts_version: number }[]] = await manager.query(
      'update profiles set accounts_version = accounts_version + 1 where user_id = $1 returning accounts_version',
      [userId],
    );
    const version = rows[0]?.accounts_version;
    if (version === undefined) throw new Error('Accounts without a profile row');
    return version;
  }

  /** Only this insert and key rotation write the wrapped data key, so neither overwrites the other. */
  async save(manager: EntityManager, userId: UserId, profile: StoredProfile, now: Date): Promise<void> {
    const entries = Object.entries(profile.values);
    const filledSecrets = entries.filter(([name, value]) => isSealed(name) && value !== '');
    const row = {
      version: profile.version,
      openValues: Object.fromEntries(entries.filter(([name]) => !isSealed(name))),
      sealedValues: Object.fromEntries(
        filledSecrets.map(([name, value]) => [
          name,
          this.cipher.encrypt(profile.dataKey, placeOf(name, userId), String(value)),
        ]),
      ),
      confirmed: profile.confirmed,
      savedAt: now,
    };
    const { keyId, wrapped: wrappedKey } = profile.dataKey;
    const updated = await manager.update(profileSchema, { userId }, row);
    if (updated.affected === 0) await manager.insert(profileSchema, { ...row, userId, keyId, wrappedKey });
  }

  private read(row: ProfileRow | null, userId: UserId): StoredProfile {
    if (!row)
      return {
        version: 0,
        accountsVersion: 0,
        values: emptyProfile(),
        confirmed: [],
        dataKey: this.cipher.newDataKey(userId),
      };
    const dataKey = { keyId: row.keyId, wrapped: row.wrappedKey };
    const opened = Object.entries(row.sealedValues).map(([name, text]) => [
      name,
      this.cipher.decrypt(dataKey, placeOf(name, userId), text),
    ]);
    const values = { ...emptyProfile(), ...row.openValues, ...Object.fromEntries(opened) } as ProfileValues;
    const { version, accountsVersion = 0, confirmed } = row;
    return { version, accountsVersion, values, confirmed, dataKey };
  }
}
