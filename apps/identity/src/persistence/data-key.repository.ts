import { Injectable } from '@nestjs/common';
import { createDataKey, FieldCipher, type FieldPlace, findDataKey } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';

@Injectable()
export class DataKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async seal(manager: EntityManager, place: FieldPlace, plain: string): Promise<string> {
    const existing = await findDataKey(manager, place.user);
    return this.cipher.encrypt(
      existing ?? (await createDataKey(manager, this.cipher, place.user)),
      place,
      plain,
    );
  }

  async open(manager: EntityManager, place: FieldPlace, sealed: string): Promise<string> {
    const key = await findDataKey(manager, place.user);
    if (!key) throw new Error('There is no data key for this field');
    return this.cipher.decrypt(key, place, sealed);
  }
}
