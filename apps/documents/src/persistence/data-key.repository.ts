import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import {
  createDataKey,
  FieldCipher,
  findDataKey,
  type OwnerCipher,
  type WrappedKey,
} from '@groundwork/platform-crypto';
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

  async cipherOf(manager: EntityManager, userId: UserId): Promise<OwnerCipher> {
    return this.cipher.forOwner(await this.dataKeyOf(manager, userId), userId);
  }

  private async keyFor(manager: EntityManager, userId: UserId, purpose: string): Promise<Buffer> {
    return this.cipher.deriveKey(await this.dataKeyOf(manager, userId), userId, purpose);
  }

  private async dataKeyOf(manager: EntityManager, userId: UserId): Promise<WrappedKey> {
    return (await findDataKey(manager, userId)) ?? this.create(manager, userId);
  }

  private async create(manager: EntityManager, userId: string): Promise<WrappedKey> {
    if (await isErased(manager, userId)) throw accountErased();
    return createDataKey(manager, this.cipher, userId);
  }
}
