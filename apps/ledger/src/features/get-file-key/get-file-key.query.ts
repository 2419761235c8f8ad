import { Injectable } from '@nestjs/common';
import type { BankFileId, UserId } from '@groundwork/contracts';
import { sealKey } from '@groundwork/platform-storage';
import { DataSource, Not } from 'typeorm';
import { bankFileNotFound } from '../../ledger.errors.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';

interface KeyRequest {
  userId: UserId;
  fileId: BankFileId;
  receiver: string;
}

@Injectable()
export class GetFileKey {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  /** An upload needs the key before its file exists. */
  async run({ userId, fileId, receiver }: KeyRequest): Promise<{ key: string }> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(bankFileSchema, { id: fileId, userId: Not(userId) })) throw bankFileNotFound();
    const vault = await this.keys.vaultOf(manager, userId);
    return { key: sealKey(receiver, fileId, vault.fileKey(fileId)) };
  }
}
