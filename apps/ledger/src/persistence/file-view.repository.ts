import { Injectable } from '@nestjs/common';
import type { BankFileView, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { BankFileRow, PlanDoubt } from '../domain/bank-file.model.ts';
import { type FileHead, toBankFileView } from '../domain/bank-file.view.ts';
import { accountsOf } from './bank-file.repository.ts';
import { OwnerKeys } from './owner-key.repository.ts';

@Injectable()
export class FileViews {
  constructor(private readonly keys: OwnerKeys) {}

  async one(manager: EntityManager, file: BankFileRow): Promise<BankFileView> {
    const [view] = await this.of(manager, file.userId, [file]);
    if (view === undefined) throw new Error('A bank file has no view');
    return view;
  }

  async of(manager: EntityManager, userId: UserId, files: readonly BankFileRow[]): Promise<BankFileView[]> {
    if (files.length === 0) return [];
    const vault = await this.keys.vaultOf(manager, userId);
    const accounts = await accountsOf(manager, userId);
    const open = (column: string, file: BankFileRow, sealed: string | null): unknown =>
      sealed === null ? null : JSON.parse(vault.open('bank_files', column, file.id, sealed));
    return files.map((file) =>
      toBankFileView(file, {
        account: accounts.find(({ id }) => id === file.accountId),
        head: open('sealed_head', file, file.sealedHead) as FileHead | null,
        doubts: (open('sealed_doubts', file, file.sealedDoubts) ?? []) as PlanDoubt[],
      }),
    );
  }
}
