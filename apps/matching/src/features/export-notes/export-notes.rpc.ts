import { Controller } from '@nestjs/common';
import { type ApplicationStatus, type LenderId, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { applicationSchema } from '../../persistence/matching.schema.ts';

interface Note {
  lenderId: LenderId;
  status: ApplicationStatus;
  notedAt: string;
}

@Controller()
export class ExportNotesRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.privacy.lenderNotes)
  async answer({ userId }: { userId: UserId }): Promise<Note[]> {
    const rows = await this.dataSource.manager.find(applicationSchema, {
      where: { userId },
      order: { notedAt: 'desc', lenderId: 'asc' },
    });
    return rows.map(({ lenderId, status, notedAt }) => ({
      ...{ lenderId, status },
      notedAt: notedAt.toISOString(),
    }));
  }
}
