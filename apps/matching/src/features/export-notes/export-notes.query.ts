import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, LenderId, UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { applicationSchema } from '../../persistence/matching.schema.ts';

export interface Note {
  lenderId: LenderId;
  status: ApplicationStatus;
  notedAt: string;
}

@Injectable()
export class ExportNotes {
  constructor(private readonly dataSource: DataSource) {}

  async run({ userId }: { userId: UserId }): Promise<Note[]> {
    const rows = await this.dataSource.manager.find(applicationSchema, {
      where: { userId },
      order: { notedAt: 'desc', lenderId: 'asc' },
    });
    return rows.map(({ lenderId, status, notedAt }) => ({
      lenderId,
      status,
      notedAt: notedAt.toISOString(),
    }));
  }
}
