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
import { tagText } from '../domain/row-id.rules.ts';
import { accountErased } from '../ledger.errors.ts';

/** Seals the texts of one owner. Its tags of two equal texts are equal. */
export class OwnerVault {
  readonly rowKey: Buffer;

  constructor(private readonly cipher: OwnerCipher) {
    this.rowKey = cipher.deriveKey('tags of bank rows');
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
    return tagText(this.rowKey, text);
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
