import { Injectable } from '@nestjs/common';
import { createDataKey, FieldCipher, findDataKey, type WrappedKey } from '@groundwork/platform-crypto';
import { isErased } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { accountErased } from '../documents.errors.ts';
import type { OwnDocument } from '../domain/document.model.ts';

@Injectable()
export class DataKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async fileKey(manager: EntityManager, { userId, documentId }: OwnDocument): Promise<Buffer> {
    const dataKey = (await findDataKey(manager, userId)) ?? (await this.create(manager, userId));
    return this.cipher.deriveKey(dataKey, userId, `document ${documentId}`);
  }

  private async create(manager: EntityManager, userId: string): Promise<WrappedKey> {
    if (await isErased(manager, userId)) throw accountErased();
    return createDataKey(manager, this.cipher, userId);
  }
}
