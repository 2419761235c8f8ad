import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PackageId } from '@groundwork/contracts';
import { createDataKey, FieldCipher, findDataKey, type OwnerCipher } from '@groundwork/platform-crypto';
import { isErased } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { accountErased } from '../sharing.errors.ts';

export class OwnerVault {
  constructor(private readonly cipher: OwnerCipher) {}

  seal(table: string, column: string, row: string, content: unknown): string {
    return this.cipher.encrypt({ table, column, row }, JSON.stringify(content));
  }

  open(table: string, column: string, row: string, sealed: string): unknown {
    return JSON.parse(this.cipher.decrypt({ table, column, row }, sealed));
  }

  packageKey(packageId: PackageId): Buffer {
    return this.cipher.deriveKey(`package ${packageId}`);
  }

  /** A code has few digits, so a plain hash of it would show it. */
  codeTag(codeId: string, code: string): string {
    const key = this.cipher.deriveKey('codes of links');
    return createHmac('sha256', key).update(`${codeId}:${code}`).digest('hex');
  }
}

@Injectable()
export class OwnerKeys {
  constructor(private readonly cipher: FieldCipher) {}

  async vaultOf(manager: EntityManager, userId: string): Promise<OwnerVault> {
    const dataKey = await findDataKey(manager, userId);
    if (dataKey) return new OwnerVault(this.cipher.forOwner(dataKey, userId));
    if (await isErased(manager, userId)) throw accountErased();
    return new OwnerVault(this.cipher.forOwner(await createDataKey(manager, this.cipher, userId), userId));
  }
}
