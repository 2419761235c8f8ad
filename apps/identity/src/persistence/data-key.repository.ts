import { Injectable } from '@nestjs/common';
import { FieldCipher, type FieldPlace, type WrappedKey } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';

@Injectable()
export class DataKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async seal(manager: EntityManager, place: FieldPlace, plain: string): Promise<string> {
    const existing = await this.findKey(manager, place.user);
    return this.cipher.encrypt(existing ?? (await this.newKey(manager, place.user)), place, plain);
  }

  async open(manager: EntityManager, place: FieldPlace, sealed: string): Promise<string> {
    const key = await this.findKey(manager, place.user);
    if (!key) throw new Error('There is no data key for this field');
    return this.cipher.decrypt(key, place, sealed);
  }

  private async newKey(manager: EntityManager, user: string): Promise<WrappedKey> {
    const { keyId, wrapped } = this.cipher.newDataKey(user);
    await manager.query(
      'insert into data_keys (user_id, key_id, wrapped_key) values ($1, $2, $3) on conflict do nothing',
      [user, keyId, wrapped],
    );
    const stored = await this.findKey(manager, user);
    if (!stored) throw new Error('A data key was not stored');
    return stored;
  }

  private async findKey(manager: EntityManager, user: string): Promise<WrappedKey | undefined> {
    const [row]: { key_id: string; wrapped_key: string }[] = await manager.query(
      'select key_id, wrapped_key from data_keys where user_id = $1',
      [user],
    );
    return row && { keyId: row.key_id, wrapped: row.wrapped_key };
  }
}
