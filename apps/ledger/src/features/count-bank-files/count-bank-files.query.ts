import { Injectable } from '@nestjs/common';
import type { CountBankFilesReply, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';

@Injectable()
export class CountBankFiles {
  constructor(private readonly dataSource: DataSource) {}

  async run(userId: UserId): Promise<CountBankFilesReply> {
    return { count: await this.dataSource.manager.countBy(bankFileSchema, { userId }) };
  }
}
