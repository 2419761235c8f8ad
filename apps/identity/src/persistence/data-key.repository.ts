import { Injectable } from '@nestjs/common';
import { FieldCipher, type FieldPlace, type WrappedKey } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';

/** Seals what is secret of a person under a data key of their own, which goes with them. */
@Injectable()
export class DataKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async seal(manager: EntityManager, place: FieldPlace, plain: string): Promise<string> {
    const known = await this.keyOf(manager, place.user);
    return this.cipher.encrypt(known ?? (await this.newKey(manager, place.user)), place, plain);
  }

  async open(manager: EntityManager, place: FieldPlace, sealed: string): Promise<string> {
    const key = await this.keyOf(manager, place.user);
    if (!key) throw new Error('There is no data key for what was sealed');
    return this.cipher.decrypt(key, place, sealed);
  }

  private async newKey(manager: EntityManager, user: string): Promise<WrappedKey> {
    const { keyId, wrapped } = this.cipher.newDataKey(user);
    // of two at once the first one's key counts
    await manager.query(
      'insert into data_keys (user_id, key_id, wrapped_key) values ($1, $2, $3) on conflict do nothing',
      [user, keyId, wrapped],
    );
    const kept = await this.keyOf(manager, user);
    if (!kept) throw new Error('A data key was not kept');
    return kept;
  }

  private async keyOf(manager: EntityManager, user: string): Promise<WrappedKey | undefined> {
    const [row]: { key_id: string; wrapped_key: string }[] = await manager.query(
      'select key_id, wrapped_key from data_keys where user_id = $1',
      [user],
    );
    return row && { keyId: row.key_id, wrapped: row.wrapped_key };
  }
}
