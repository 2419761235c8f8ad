import { Injectable } from '@nestjs/common';
import { type Acting, type FileSource, fileSources } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { budgetSpent } from '../../billing.errors.ts';
import { oneFile, spentBudget } from '../../domain/file-budget.rules.ts';
import { addFileUse, FileUses, lockFileUse } from '../../persistence/file-use.repository.ts';

type Request = Acting & { source: FileSource; bytes: number };

@Injectable()
export class AdmitFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uses: FileUses,
  ) {}

  async run({ userId, source, bytes }: Request): Promise<Record<string, never>> {
    const budget = { userId, name: fileSources[source] };
    const file = oneFile(bytes);
    await this.dataSource.transaction(async (manager) => {
      await lockFileUse(manager, userId);
      const spending = await this.uses.spendingOf(manager, budget);
      const spent = spentBudget(spending, file);
      if (spent) throw budgetSpent(spent, spending.now);
      await addFileUse(manager, budget, spending.now, file);
    });
    return {};
  }
}
