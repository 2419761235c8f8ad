import { Injectable } from '@nestjs/common';
import { FieldCipher, type WrappedKey } from '@groundwork/platform-crypto';
import { isErased } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { accountErased } from '../documents.errors.ts';
import type { OwnDocument } from '../domain/document.model.ts';

@Injectable()
export class DataKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async fileKey(manager: EntityManager, { userId, documentId }: OwnDocument): Promise<Buffer> {
    const dataKey = (await this.find(manager, userId)) ?? (await this.create(manager, userId));
    return this.cipher.deriveKey(dataKey, userId, `document ${documentId}`);
  }

  private async create(manager: EntityManager, userId: string): Promise<WrappedKey> {
    if (await isErased(manager, userId)) throw accountErased();
    const { keyId, wrapped } = this.cipher.newDataKey(userId);
    await manager.query(
      'insert into data_keys (user_id, key_id, wrapped_key) values ($1, $2, $3) on conflict do nothing',
      [userId, keyId, wrapped],
    );
    const stored = await this.find(manager, userId);
    if (!stored) throw new Error('A data key was not stored');
    return stored;
  }

  private async find(manager: EntityManager, userId: string): Promise<WrappedKey | undefined> {
    const [row]: { key_id: string; wrapped_key: string }[] = await manager.query(
      'select key_id, wrapped_key from data_keys where user_id = $1',
      [userId],
    );
    return row && { keyId: row.key_id, wrapped: row.wrapped_key };
  }
}
