import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BankFileId } from '@groundwork/contracts';
import {
  createDataKey,
  FieldCipher,
  findDataKey,
  type OwnerCipher,
  type WrappedKey,
} from '@groundwork/platform-crypto';
import { isErased } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { accountErased } from '../ledger.errors.ts';

const tagBytes = 16;

/** Seals the texts of one owner. Its tags of two equal texts are equal. */
export class OwnerVault {
  private readonly tagKey: Buffer;

  constructor(private readonly cipher: OwnerCipher) {
    this.tagKey = cipher.deriveKey('tags of bank rows');
  }

  seal(table: string, column: string, row: string, text: string): string {
    return this.cipher.encrypt({ table, column, row }, text);
  }

  open(table: string, column: string, row: string, sealed: string): string {
    return this.cipher.decrypt({ table, column, row }, sealed);
  }

  fileKey(fileId: BankFileId): Buffer {
    return this.cipher.deriveKey(`bank file ${fileId}`);
  }

  tag(text: string): string {
    return this.digest(text).toString('base64url');
  }

  /** A row has the same id in each file that contains it. */
  uuidOf(text: string): string {
    const bytes = this.digest(text);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  private digest(text: string): Buffer {
    return createHmac('sha256', this.tagKey).update(text).digest().subarray(0, tagBytes);
  }
}

@Injectable()
export class OwnerKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async vaultOf(manager: EntityManager, userId: string): Promise<OwnerVault> {
    const dataKey = (await findDataKey(manager, userId)) ?? (await this.create(manager, userId));
    return new OwnerVault(this.cipher.forOwner(dataKey, userId));
  }

  private async create(manager: EntityManager, userId: string): Promise<WrappedKey> {
    if (await isErased(manager, userId)) throw accountErased();
    return createDataKey(manager, this.cipher, userId);
  }
}
