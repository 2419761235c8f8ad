import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { createDataKey, FieldCipher, findDataKey, type WrappedKey } from '@groundwork/platform-crypto';
import { isErased } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { accountErased } from '../documents.errors.ts';
import type { OwnDocument } from '../domain/document.model.ts';

@Injectable()
export class DataKeys {
  constructor(private readonly cipher: FieldCipher) {}

  fileKey(manager: EntityManager, { userId, documentId }: OwnDocument): Promise<Buffer> {
    return this.keyFor(manager, userId, `document ${documentId}`);
  }

  async tagOfEin(manager: EntityManager, userId: UserId, ein: string): Promise<string> {
    const key = await this.keyFor(manager, userId, 'employer numbers');
    return createHmac('sha256', key).update(ein).digest('base64url');
  }

  private async keyFor(manager: EntityManager, userId: UserId, purpose: string): Promise<Buffer> {
    const dataKey = (await findDataKey(manager, userId)) ?? (await this.create(manager, userId));
    return this.cipher.deriveKey(dataKey, userId, purpose);
  }

  private async create(manager: EntityManager, userId: string): Promise<WrappedKey> {
    if (await isErased(manager, userId)) throw accountErased();
    return createDataKey(manager, this.cipher, userId);
  }
}
